import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { Catalogue, Messages } from '@vestibule/base/messages/texts'
import type { messages as english } from './start.en.ts'
import { startTextsOf, type StartTexts } from './texts.ts'

interface Catalogues {
  readonly messages: Catalogue<typeof english>
  /** Texts of refusals. Absent in English, where the server's own messages say more. */
  readonly refusals?: Messages
}

/** One chunk per language. The page preloads the chunk of its language, so that it arrives together with the code. */
const catalogues: Readonly<Record<Language, () => Promise<Catalogues>>> = {
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
