import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import { loadReasonTexts } from '@vestibule/app-kit/refusals/load-reason-texts'
import type { Catalogue } from '@vestibule/base/messages/texts'
import { createRichTexts } from '@vestibule/base/react/rich-texts'
import type { messages as english } from './account.en.ts'
import { createProofTexts, type ProofMessages } from '@vestibule/app-kit/proof/texts/proof-texts'
import type { AccountTexts } from './account-texts.ts'

interface Catalogues {
  readonly messages: Catalogue<typeof english>
  readonly proof: ProofMessages
}

const catalogues: Readonly<Record<Language, () => Promise<Catalogues>>> = {
  en: () => import('./account.en.ts'),
  de: () => import('./account.de.ts'),
  fr: () => import('./account.fr.ts'),
  es: () => import('./account.es.ts'),
  ja: () => import('./account.ja.ts'),
  ar: () => import('./account.ar.ts'),
}

/** The texts of the account's pages in the language of the page. */
export async function loadAccountTexts(): Promise<AccountTexts> {
  const language = pageLanguage()
  const [{ messages, proof }, reasons] = await Promise.all([
    catalogues[language](),
    language === 'en' ? {} : loadReasonTexts(language),
  ])
  return {
    ...createRichTexts<typeof english>(messages, language),
    proof: createProofTexts(proof, language),
    reasons,
  }
}
