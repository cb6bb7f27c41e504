import { safeNext, type Language } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import type { Account } from '../users/accounts.ts'

interface Told {
  /** The address, for the answer to a person who enters the account's e-mail address. Null: not to be shown. */
  readonly byAnswer: string | null
  /** The address, for mails to the account: with hidden accounts, only its owner may learn it. Null: none. */
  readonly byMail: string | null
}

/** Who may learn the address where the account signs in instead. Nobody if that address is not allowed. */
export function elsewhere(
  { settings }: Pick<App, 'settings'>,
  { redirectUrl }: Pick<Account, 'redirectUrl'>,
): Told {
  const isAllowed =
    redirectUrl !== null && safeNext(redirectUrl, settings.allowedRedirectOrigins) === redirectUrl
  const url = isAllowed ? redirectUrl : null
  return settings.hideAccounts ? { byAnswer: null, byMail: url } : { byAnswer: url, byMail: null }
}

/** The paragraph of a mail that names the address. */
export function elsewhereInMail(language: Language, url: string | null) {
  return url === null ? [] : [mailTexts[language].code.elsewhere({ url })]
}
