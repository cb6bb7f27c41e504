import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import { startTextsOf, type StartCatalogue, type StartTexts } from './texts.ts'

/**
 * For each language, a function that loads its texts, which are a chunk of their own. A page preloads the chunk of its
 * language together with its code.
 */
const catalogues: Readonly<Record<Language, () => Promise<StartCatalogue>>> = {
  en: () => import('./start.en.ts'),
  de: () => import('./start.de.ts'),
  fr: () => import('./start.fr.ts'),
  es: () => import('./start.es.ts'),
  ja: () => import('./start.ja.ts'),
  ar: () => import('./start.ar.ts'),
}

/** The texts of the start screen; by default in the language of the page. */
export async function loadStartTexts(language = pageLanguage()): Promise<StartTexts> {
  return startTextsOf(await catalogues[language](), language)
}
