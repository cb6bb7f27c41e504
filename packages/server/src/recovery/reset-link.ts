import { nextAfterSignIn } from '@vestibule/api-client/contract'
import { after } from '../clock.ts'
import type { App } from '../http/app.ts'
import { sendLimitedMail, type Announced } from '../limits/mail-limits.ts'
import { hashToken, newToken } from '../random.ts'
import type { AnyCall, KnownOrDecoy } from '../sign-in/attempts.ts'
import { elsewhere } from '../sign-in/elsewhere.ts'
import { resetMail } from './reset-mail.ts'
import { addResetToken, deleteOlderTokens, deleteResetToken } from './reset-token-queries.ts'

const resetTtlS = 3600

/** The page to which a link leads: the one for old links asks for the address again. */
export type ResetPage = '/auth/reset-password' | '/auth/signin/reset-password-otp'

interface Target {
  readonly page: ResetPage
  /** Where the one who resets the password wants to go in the end. */
  readonly next: string | undefined
  /** Whoever asks has just shown a factor of the account. */
  readonly hasShownFactor?: boolean
}

/** Mails a link that resets the password; nothing where the account is a decoy. */
export async function mailResetLink(
  app: App,
  call: AnyCall,
  account: KnownOrDecoy,
  { page, next, hasShownFactor = false }: Target,
): Promise<void> {
  const { id: userId, email, emailKey } = account
  const token = newToken()
  const target = nextAfterSignIn(next, app.settings.allowedRedirectOrigins)
  const query = new URLSearchParams({
    uidb64: Buffer.from(userId ?? '').toString('base64url'),
    token,
    ...(page === '/auth/signin/reset-password-otp' ? { email } : {}),
    ...(target === '/' ? {} : { next: target }),
  })
  const url = `${app.settings.publicOrigin}${page}?${query.toString()}`
  // Written for a decoy as well, so that its time tells nothing.
  const mail = resetMail(email, url, resetTtlS, elsewhere(app, account).byMail)
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
  await sendLimitedMail(app, call.browser, occasion, userId === null ? null : mail, store)
}
