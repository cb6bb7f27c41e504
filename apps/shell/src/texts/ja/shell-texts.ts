import { sessionTexts } from '@vestibule/session/texts/ja'
import { uiTexts } from '@vestibule/ui/texts/ja'
import type { ShellTexts } from '../shell-texts.ts'
import { chromeTexts } from './chrome-texts.ts'
import { datasetTexts } from './dataset-texts.ts'
import { homeTexts } from './home-texts.ts'
import { pageTexts } from './page-texts.ts'

/** All texts of the shell, in Japanese. */
export const japanese: ShellTexts = {
  locale: 'ja',
  home: homeTexts,
  dataset: datasetTexts,
  chrome: chromeTexts,
  pages: pageTexts,
  session: sessionTexts,
  ui: uiTexts,
}
