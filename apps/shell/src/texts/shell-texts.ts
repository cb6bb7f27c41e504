import { chromeTexts } from './chrome-texts.ts'
import { homeTexts } from './home-texts.ts'
import { pageTexts } from './page-texts.ts'

/** Every text of the shell, in English. Another language or wording replaces it as a whole. */
export const english = { locale: 'en', home: homeTexts, chrome: chromeTexts, pages: pageTexts }

export type ShellTexts = typeof english
