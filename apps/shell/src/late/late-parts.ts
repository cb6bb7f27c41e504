import { Tooltip } from '@vestibule/ui/tooltip'
import { SwitcherPopover } from '../datasets/switcher-popover.tsx'
import { FilterMenu } from '../home/filter-menu.tsx'
import { OpenWithMenu } from '../home/open-with-menu.tsx'
import { Palette } from '../palette/palette.tsx'
import { PremiumLock } from '../premium/premium-lock.tsx'
import { RenewalDialog } from '../renewal/renewal-dialog.tsx'
import { ShareLink } from '../share/share-link.tsx'
import { dutiesOf } from '../user/duties.ts'
import { UserPopover } from '../user/user-popover.tsx'

/**
 * The components, and one function, that are loaded late. What a page shows only after a press or under the pointer
 * belongs here.
 */
export const lateParts = {
  FilterMenu,
  OpenWithMenu,
  Palette,
  PremiumLock,
  RenewalDialog,
  ShareLink,
  SwitcherPopover,
  Tooltip,
  UserPopover,
  dutiesOf,
}
