import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { FlowTexts } from './texts.ts'

/** One chunk per language, fetched with the first code that needs it. */
const catalogues: Readonly<Record<Language, () => Promise<{ default: FlowTexts }>>> = {
  en: () => import('./en/flow-texts.ts'),
  de: () => import('./de/flow-texts.ts'),
  fr: () => import('./fr/flow-texts.ts'),
  es: () => import('./es/flow-texts.ts'),
  ja: () => import('./ja/flow-texts.ts'),
  ar: () => import('./ar/flow-texts.ts'),
}

/** The texts of all other screens; by default in the language of the page. */
export async function loadFlowTexts(language = pageLanguage()): Promise<FlowTexts> {
  return (await catalogues[language]()).default
}
