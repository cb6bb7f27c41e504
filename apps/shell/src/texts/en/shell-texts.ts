import type { UiTexts } from '@vestibule/ui/texts'
import { chromeTexts } from './chrome-texts.ts'
import { datasetTexts } from './dataset-texts.ts'
import { homeTexts } from './home-texts.ts'
import { pageTexts } from './page-texts.ts'

/** All texts of the shell, in English. */
export const english = {
  locale: 'en',
  home: homeTexts,
  dataset: datasetTexts,
  chrome: chromeTexts,
  pages: pageTexts,
  /** Texts of the components. Undefined, because the components contain their English texts. */
  ui: undefined as UiTexts | undefined,
}
