import { nextAfterSignIn } from '@vestibule/api-client/contract'
import { authScreen } from '../auth-screens.ts'
import { after } from '../../platform/clock.ts'
import type { App } from '../calls/app.ts'
import { durationInWords } from '../../platform/languages/duration.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { languageOfReader, type Reader } from '../../platform/languages/reader.ts'
import { sendLimitedMail, type Announced } from '../limits/mail-limits.ts'
import { hashToken, newToken } from '../../platform/random.ts'
import type { KnownOrDecoy } from '../sign-in/decoys.ts'
import { elsewhere, elsewhereInMail } from '../sign-in/elsewhere.ts'
import { addResetToken, deleteOlderTokens, deleteResetToken } from './reset-token-queries.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { WebCaller } from '../sessions/visitor.ts'

export const resetTtlS = 3600

interface Target {
  /**
   * The screen that the link opens. `resetPassword` asks for the e-mail address again and may accept shorter passwords
   * (setting `RESET_PASSWORD_MIN_LENGTH`), `resetPasswordOtp` asks only for the new password.
   */
  readonly screen: 'resetPassword' | 'resetPasswordOtp'
  /** Address to which the user goes after setting a new password. */
  readonly next: string | undefined
  /** Whether the person who asks for the link has just shown a factor of the account. */
  readonly hasShownFactor?: boolean
}

/**
 * Mails a link for resetting the password. For a decoy (an address without an account) it stores and sends nothing, but
 * takes the same time.
 */
export async function mailResetLink(
  app: App,
  call: WebCaller,
  account: KnownOrDecoy,
  { screen, next, hasShownFactor = false }: Target,
): Promise<void> {
  const { id: userId, email, emailKey } = account
  const target = nextAfterSignIn(next, app.settings.allowedRedirectOrigins)
  const to = { id: userId ?? '', email, ...(target === '/' ? {} : { next: target }) }
  const { url, row } = newResetLink(app, screen, to)
  // Compose the mail for a decoy as well, so that timing does not tell it from an account.
  const language = languageOfReader(app.settings, account.language, call.visitor.language)
  const mail = resetMail({ email, language }, url, resetTtlS, elsewhere(app, account).byMail)
  const store = async (): Promise<Announced | null> => {
    if (userId === null) return null
    await addResetToken(app.db, row)
    return {
      confirm: () => deleteOlderTokens(app.db, row),
      undo: () => deleteResetToken(app.db, row),
    }
  }
  const occasion = { emailKey, userId, purpose: 'reset_link', hasShownFactor } as const
  await sendLimitedMail(app, call.visitor, occasion, userId === null ? null : mail, store)
}

interface Recipient {
  readonly id: string
  readonly email: string
  /** Address to which the user goes after setting a new password. */
  readonly next?: string
}

/** Makes a link that resets a password. The link works once the caller has stored `row`. */
export function newResetLink(
  { clock, settings }: Pick<App, 'clock' | 'settings'>,
  screen: Target['screen'],
  { id: userId, ...query }: Recipient,
) {
  const token = newToken()
  const createdAt = clock.now()
  const uidb64 = Buffer.from(userId).toString('base64url')
  return {
    url: settings.publicOrigin + authScreen(screen, { uidb64, token, ...query }),
    row: { tokenHash: hashToken(token), userId, createdAt, expiresAt: after(createdAt, resetTtlS) },
  }
}

/**
 * The mail with a link that resets the password. `elsewhere`: the address where the account has to sign in instead, if
 * the mail shall name it.
 */
export function resetMail(
  { email, language }: Reader,
  url: string,
  validS: number,
  elsewhere: string | null,
): Mail {
  const texts = mailTexts[language].reset
  const values = { duration: durationInWords(language, validS) }
  return composeMail({
    language,
    to: email,
    heading: texts.heading,
    preview: texts.preview(values),
    paragraphs: [texts.text(values), ...elsewhereInMail(language, elsewhere)],
    action: { label: texts.action, url },
    closing: texts.closing,
  })
}
