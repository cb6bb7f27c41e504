import type { Language } from '@vestibule/api-client/contract'
import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './reasons.en.ts'

type ReasonTexts = Catalogue<typeof english>

/** English is not loaded, because the server's English messages are more specific than a text per code. */
const catalogues: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly messages: ReasonTexts }>>
> = {
  de: () => import('./reasons.de.ts'),
  fr: () => import('./reasons.fr.ts'),
  es: () => import('./reasons.es.ts'),
  ja: () => import('./reasons.ja.ts'),
  ar: () => import('./reasons.ar.ts'),
}

/** The texts of refusals by reason, and of codes that occur only after sign-in. */
export async function loadReasonTexts(language: Exclude<Language, 'en'>): Promise<ReasonTexts> {
  return (await catalogues[language]()).messages
}
