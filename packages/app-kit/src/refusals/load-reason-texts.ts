import type { Language } from '@vestibule/api-client/contract'
import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './reasons.en.ts'

type ReasonTexts = Catalogue<typeof english>

/**
 * Loads the catalogue of a language. English is left out, because the app then shows the server's messages, which are
 * English and more specific than a text for each reason or code.
 */
const catalogues: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly messages: ReasonTexts }>>
> = {
  de: () => import('./reasons.de.ts'),
  fr: () => import('./reasons.fr.ts'),
  es: () => import('./reasons.es.ts'),
  ja: () => import('./reasons.ja.ts'),
  ar: () => import('./reasons.ar.ts'),
}

/** Loads the texts for reasons of refusals, and for codes that the catalogues `codes.*.ts` leave out. */
export async function loadReasonTexts(language: Exclude<Language, 'en'>): Promise<ReasonTexts> {
  return (await catalogues[language]()).messages
}
