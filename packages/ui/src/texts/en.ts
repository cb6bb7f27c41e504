import { alertTexts, type AlertTexts } from '../alert/alert-texts.ts'
import { appBarTexts, type AppBarTexts } from '../app-bar/app-bar-texts.ts'
import { bannerTexts, type BannerTexts } from '../banner/banner-texts.ts'
import { comboboxTexts, type ComboboxTexts } from '../combobox/combobox-texts.ts'
import {
  connectionBannerTexts,
  type ConnectionBannerTexts,
} from '../connection-banner/connection-banner-texts.ts'
import { copyButtonTexts, type CopyButtonTexts } from '../copy-button/copy-button-texts.ts'
import {
  countdownCircleTexts,
  type CountdownCircleTexts,
} from '../countdown-circle/countdown-circle-texts.ts'
import { dataTableTexts, type DataTableTexts } from '../data-table/data-table-texts.ts'
import { datasetCardTexts, type DatasetCardTexts } from '../dataset-card/dataset-card-texts.ts'
import {
  downloadButtonTexts,
  type DownloadButtonTexts,
} from '../download-button/download-button-texts.ts'
import { drawerTexts, type DrawerTexts } from '../drawer/drawer-texts.ts'
import { errorStateTexts, type ErrorStateTexts } from '../error-state/error-state-texts.ts'
import {
  filterPopoverTexts,
  type FilterPopoverTexts,
} from '../filter-popover/filter-popover-texts.ts'
import {
  fullScreenLoaderTexts,
  type FullScreenLoaderTexts,
} from '../full-screen-loader/full-screen-loader-texts.ts'
import { infoIconTexts, type InfoIconTexts } from '../info-icon/info-icon-texts.ts'
import { linkTexts, type LinkTexts } from '../link/link-texts.ts'
import { lockModalTexts, type LockModalTexts } from '../lock-modal/lock-modal-texts.ts'
import { modalTexts, type ModalTexts } from '../modal/modal-texts.ts'
import { multiSelectTexts, type MultiSelectTexts } from '../multi-select/multi-select-texts.ts'
import {
  passwordChecklistTexts,
  type PasswordChecklistTexts,
} from '../password-checklist/password-checklist-texts.ts'
import {
  passwordFieldTexts,
  type PasswordFieldTexts,
} from '../password-field/password-field-texts.ts'
import { resourceCardTexts, type ResourceCardTexts } from '../resource-card/resource-card-texts.ts'
import { selectTexts, type SelectTexts } from '../select/select-texts.ts'
import { stepDoorsTexts, type StepDoorsTexts } from '../step-doors/step-doors-texts.ts'
import { textFieldTexts, type TextFieldTexts } from '../text-field/text-field-texts.ts'
import { toastTexts, type ToastTexts } from '../toast/toast-texts.ts'

/** The texts of all components, each under the component's name. */
export interface UiTexts {
  readonly alert: AlertTexts
  readonly appBar: AppBarTexts
  readonly banner: BannerTexts
  readonly combobox: ComboboxTexts
  readonly connectionBanner: ConnectionBannerTexts
  readonly copyButton: CopyButtonTexts
  readonly countdownCircle: CountdownCircleTexts
  readonly dataTable: DataTableTexts
  readonly datasetCard: DatasetCardTexts
  readonly downloadButton: DownloadButtonTexts
  readonly drawer: DrawerTexts
  readonly errorState: ErrorStateTexts
  readonly filterPopover: FilterPopoverTexts
  readonly fullScreenLoader: FullScreenLoaderTexts
  readonly infoIcon: InfoIconTexts
  readonly link: LinkTexts
  readonly lockModal: LockModalTexts
  readonly modal: ModalTexts
  readonly multiSelect: MultiSelectTexts
  readonly passwordChecklist: PasswordChecklistTexts
  readonly passwordField: PasswordFieldTexts
  readonly resourceCard: ResourceCardTexts
  readonly select: SelectTexts
  readonly stepDoors: StepDoorsTexts
  readonly textField: TextFieldTexts
  readonly toast: ToastTexts
}

/** The built-in texts of all components, in English. A translation is an object of the same type. */
export const uiTexts: UiTexts = {
  alert: alertTexts,
  appBar: appBarTexts,
  banner: bannerTexts,
  combobox: comboboxTexts,
  connectionBanner: connectionBannerTexts,
  copyButton: copyButtonTexts,
  countdownCircle: countdownCircleTexts,
  dataTable: dataTableTexts,
  datasetCard: datasetCardTexts,
  downloadButton: downloadButtonTexts,
  drawer: drawerTexts,
  errorState: errorStateTexts,
  filterPopover: filterPopoverTexts,
  fullScreenLoader: fullScreenLoaderTexts,
  infoIcon: infoIconTexts,
  link: linkTexts,
  lockModal: lockModalTexts,
  modal: modalTexts,
  multiSelect: multiSelectTexts,
  passwordChecklist: passwordChecklistTexts,
  passwordField: passwordFieldTexts,
  resourceCard: resourceCardTexts,
  select: selectTexts,
  stepDoors: stepDoorsTexts,
  textField: textFieldTexts,
  toast: toastTexts,
}
