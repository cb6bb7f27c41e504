import { sessionTexts } from '@vestibule/session/texts/ar'
import { uiTexts } from '@vestibule/ui/texts/ar'
import type { ShellTexts } from '../shell-texts.ts'
import { chromeTexts } from './chrome-texts.ts'
import { datasetTexts } from './dataset-texts.ts'
import { homeTexts } from './home-texts.ts'
import { pageTexts } from './page-texts.ts'

/** All texts of the shell, in Arabic. */
export const arabic: ShellTexts = {
  locale: 'ar',
  home: homeTexts,
  dataset: datasetTexts,
  chrome: chromeTexts,
  pages: pageTexts,
  session: sessionTexts,
  ui: uiTexts,
}
