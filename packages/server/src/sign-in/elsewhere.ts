import { safeNext, type Language } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { fill } from '../languages/fill.ts'
import { mailTexts } from '../languages/mails/mail-texts.ts'
import type { Account } from '../users/accounts.ts'

interface Told {
  /** By the answer to the address. */
  readonly byAnswer: string | null
  /** By the mails to the account: where accounts are hidden, nobody else may learn of it. */
  readonly byMail: string | null
}

/** Who is told of the account's own place to sign in, unless that is not allowed. */
export function elsewhere(
  { settings }: Pick<App, 'settings'>,
  { redirectUrl }: Pick<Account, 'redirectUrl'>,
): Told {
  const isAllowed =
    redirectUrl !== null && safeNext(redirectUrl, settings.allowedRedirectOrigins) === redirectUrl
  const url = isAllowed ? redirectUrl : null
  return settings.hideAccounts ? { byAnswer: null, byMail: url } : { byAnswer: url, byMail: null }
}

/** What a mail says of it. */
export function elsewhereInMail(language: Language, url: string | null) {
  return url === null ? [] : [fill(mailTexts[language].code.elsewhere, { url })]
}
