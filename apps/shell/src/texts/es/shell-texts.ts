import { sessionTexts } from '@vestibule/session/texts/es'
import { uiTexts } from '@vestibule/ui/texts/es'
import type { ShellTexts } from '../shell-texts.ts'
import { chromeTexts } from './chrome-texts.ts'
import { datasetTexts } from './dataset-texts.ts'
import { homeTexts } from './home-texts.ts'
import { pageTexts } from './page-texts.ts'

/** All texts of the shell, in Spanish. */
export const spanish: ShellTexts = {
  locale: 'es',
  home: homeTexts,
  dataset: datasetTexts,
  chrome: chromeTexts,
  pages: pageTexts,
  session: sessionTexts,
  ui: uiTexts,
}
