import type { Language } from '@vestibule/api-client/contract'
import type { messages as englishCredentials } from '@vestibule/app-kit/credentials/texts/credentials.en'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './flows.en.ts'
import type { FlowTexts } from './texts.ts'

interface FlowCatalogue {
  readonly messages: Catalogue<typeof english>
  readonly credentials: Catalogue<typeof englishCredentials>
}

/**
 * For each language, a function that loads its texts, which are a chunk of their own. So a page need not load the texts
 * of all languages.
 */
const catalogues: Readonly<Record<Language, () => Promise<FlowCatalogue>>> = {
  en: () => import('./flows.en.ts'),
  de: () => import('./flows.de.ts'),
  fr: () => import('./flows.fr.ts'),
  es: () => import('./flows.es.ts'),
  ja: () => import('./flows.ja.ts'),
  ar: () => import('./flows.ar.ts'),
}

/** The texts of all screens except the start screen; by default in the language of the page. */
export async function loadFlowTexts(language = pageLanguage()): Promise<FlowTexts> {
  // Load the code that reads plurals and tags together with these texts, because the start screen does not need it.
  const [{ messages, credentials }, { createRichTexts }] = await Promise.all([
    catalogues[language](),
    import('@vestibule/base/react/rich-texts'),
  ])
  return createRichTexts<typeof english & typeof englishCredentials>(
    { ...messages, ...credentials },
    language,
  )
}
