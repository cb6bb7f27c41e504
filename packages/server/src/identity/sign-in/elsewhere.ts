import { safeNext, type Language } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import type { Account } from '../users/accounts.ts'

interface Told {
  /**
   * Address of another site where the account must sign in, to show to anybody who enters the account's e-mail address.
   * Null: show none.
   */
  readonly byAnswer: string | null
  /**
   * Address of another site where the account must sign in, to name in mails to the account: with the setting
   * `HIDE_ACCOUNTS`, only the account's owner may learn it. Null: name none.
   */
  readonly byMail: string | null
}

/**
 * The address of another site where the account has to sign in, and who may learn it. Nobody may if the settings do not
 * allow to redirect there.
 */
export function elsewhere(
  { settings }: Pick<App, 'settings'>,
  { redirectUrl }: Pick<Account, 'redirectUrl'>,
): Told {
  const isAllowed =
    redirectUrl !== null && safeNext(redirectUrl, settings.allowedRedirectOrigins) === redirectUrl
  const url = isAllowed ? redirectUrl : null
  return settings.hideAccounts ? { byAnswer: null, byMail: url } : { byAnswer: url, byMail: null }
}

/** The paragraph of a mail that tells the user to sign in at this address instead. Empty if there is none. */
export function elsewhereInMail(language: Language, url: string | null) {
  return url === null ? [] : [mailTexts[language].code.elsewhere({ url })]
}
