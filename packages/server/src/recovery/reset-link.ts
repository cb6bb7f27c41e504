import { after } from '../clock.ts'
import type { App } from '../http/app.ts'
import { sendLimitedMail, type Announced } from '../limits/mail-limits.ts'
import { hashToken, newToken } from '../random.ts'
import type { AnyCall, KnownOrDecoy } from '../sign-in/attempts.ts'
import { resetMail } from './reset-mail.ts'
import { addResetToken, deleteOlderTokens, deleteResetToken } from './reset-token-queries.ts'

const resetTtlS = 3600

/** The page to which a link leads: the one for old links asks for the address again. */
export type ResetPage = '/auth/reset-password' | '/auth/signin/reset-password-otp'

/** Mails a link that resets the password; nothing where the account is a decoy. */
export async function mailResetLink(
  app: App,
  call: AnyCall,
  account: KnownOrDecoy,
  page: ResetPage,
  hasShownFactor: boolean = false,
): Promise<void> {
  const { id: userId, email, emailKey } = account
  const token = newToken()
  const query = new URLSearchParams({
    uidb64: Buffer.from(userId ?? '').toString('base64url'),
    token,
    ...(page === '/auth/signin/reset-password-otp' ? { email } : {}),
  })
  const url = `${app.settings.publicOrigin}${page}?${query.toString()}`
  const mail = userId === null ? null : resetMail(email, url, resetTtlS)
  const now = app.clock.now()
  const store = async (): Promise<Announced | null> => {
    if (userId === null) return null
    const createdAt = now
    const row = { tokenHash: hashToken(token), userId, createdAt, expiresAt: after(now, resetTtlS) }
    await addResetToken(app.db, row)
    return {
      confirm: () => deleteOlderTokens(app.db, row),
      undo: () => deleteResetToken(app.db, row),
    }
  }
  const occasion = { emailKey, userId, purpose: 'reset_link', hasShownFactor } as const
  await sendLimitedMail(app, call.browser, occasion, mail, store)
}
