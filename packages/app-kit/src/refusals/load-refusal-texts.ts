import type { ErrorCode, FieldCode, Language, RefusalReason } from '@vestibule/api-client/contract'
import type { Catalogue } from '@vestibule/base/messages/texts'
import { pageLanguage } from '../page-language.ts'
import type { messages as englishCodes } from './codes.en.ts'
import { loadReasonTexts } from './load-reason-texts.ts'

type CodeTexts = Catalogue<typeof englishCodes>

/**
 * Codes without a text of their own: a rate limit says how long to wait, and for a status of 500 and above the client
 * gives no message of the server to users, so that pages show a general text.
 */
type Untold = 'mail_failed' | 'rate_limited' | 'server_error' | 'unavailable'

/**
 * Texts of refusals by code (`error_info.code`), reason and field code. Because of this type, a catalogue without a
 * text for one of them does not compile.
 */
type RefusalTexts = Readonly<
  Record<
    | `codes.${Exclude<ErrorCode, Untold>}`
    | `fields.${FieldCode}`
    | `reasons.${RefusalReason}`
    | 'throttled',
    string
  >
>

/**
 * Loads, by language, the texts of most codes and field codes. `loadReasonTexts` loads those of the others, and the
 * texts of reasons.
 */
const catalogues: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly messages: CodeTexts }>>
> = {
  de: () => import('./codes.de.ts'),
  fr: () => import('./codes.fr.ts'),
  es: () => import('./codes.es.ts'),
  ja: () => import('./codes.ja.ts'),
  ar: () => import('./codes.ar.ts'),
}

/** Loads the texts of refusals in the page's language. Null for English: the app then shows the server's messages. */
export async function loadRefusalTexts(): Promise<RefusalTexts | null> {
  const language = pageLanguage()
  if (language === 'en') return null
  const [codes, reasons] = await Promise.all([catalogues[language](), loadReasonTexts(language)])
  return { ...codes.messages, ...reasons }
}
