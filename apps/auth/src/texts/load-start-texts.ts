import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { StartTexts } from './texts.ts'

/** A chunk for each language. The page names the one of its language, so that it comes together with the code. */
const catalogues: Readonly<Record<Language, () => Promise<{ default: StartTexts }>>> = {
  en: () => import('./en/start-texts.ts'),
  de: () => import('./de/start-texts.ts'),
  fr: () => import('./fr/start-texts.ts'),
  es: () => import('./es/start-texts.ts'),
  ja: () => import('./ja/start-texts.ts'),
  ar: () => import('./ar/start-texts.ts'),
}

/** The texts of the start screen in the language of the page. */
export async function loadStartTexts(): Promise<StartTexts> {
  return (await catalogues[pageLanguage()]()).default
}
