import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { StartTexts } from './texts.ts'

/** One chunk per language. The page preloads the chunk of its language, so that it arrives together with the code. */
const catalogues: Readonly<Record<Language, () => Promise<{ default: StartTexts }>>> = {
  en: () => import('./en/start-texts.ts'),
  de: () => import('./de/start-texts.ts'),
  fr: () => import('./fr/start-texts.ts'),
  es: () => import('./es/start-texts.ts'),
  ja: () => import('./ja/start-texts.ts'),
  ar: () => import('./ar/start-texts.ts'),
}

/** The texts of the start screen; by default in the language of the page. */
export async function loadStartTexts(language = pageLanguage()): Promise<StartTexts> {
  return (await catalogues[language]()).default
}
