import { safeNext, type Language } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import type { Account } from '../users/accounts.ts'

interface Told {
  /** Told in the answer to whoever enters the address. */
  readonly byAnswer: string | null
  /** Told in mails to the account: with hidden accounts, nobody else may learn it. */
  readonly byMail: string | null
}

/** Where to tell that the account signs in at an address of its own; nowhere if that address is not allowed. */
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
