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
}
