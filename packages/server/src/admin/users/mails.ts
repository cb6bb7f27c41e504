import { authScreen } from '../../auth-screens.ts'
import type { AdminWorld } from '../admin-world.ts'
import { after } from '../../clock.ts'
import { ApiError } from '../../http/api-error.ts'
import { accountName } from '../../limits/guesses.ts'
import { limits } from '../../limits/limit-table.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { MailError, type Mail } from '../../mail/mailer.ts'
import { hashToken, newToken } from '../../random.ts'
import { resetMail, resetTtlS } from '../../recovery/reset-link.ts'
import {
  addResetToken,
  deleteOlderTokens,
  deleteResetToken,
} from '../../recovery/reset-token-queries.ts'
import { elsewhere } from '../../sign-in/elsewhere.ts'
import { invitationMail } from '../../users/invitation-mail.ts'
import type { ReadUser } from './find-user.ts'

type User = ReadUser['user']

/** Mails where to sign in; the mail may come later. Throws ApiError `rate_limited`. */
export async function mailInvitation(
  app: AdminWorld,
  user: Pick<User, 'id' | 'email' | 'emailKey' | 'firstName'>,
) {
  await countMail(app, user)
  const mail = invitationMail(user.email, user.firstName, app.settings.publicOrigin)
  await app.mailQueue.add(mail, { kind: 'invitation', userId: user.id })
}

/** Mails a link that resets the password; the ones before end. Throws ApiError `rate_limited` or `mail_failed`. */
export async function mailResetLinkTo(app: AdminWorld, user: User) {
  await countMail(app, user)
  const token = newToken()
  const createdAt = app.clock.now()
  const tokenHash = hashToken(token)
  const row = { tokenHash, userId: user.id, createdAt, expiresAt: after(createdAt, resetTtlS) }
  const uidb64 = Buffer.from(user.id).toString('base64url')
  const url = app.settings.publicOrigin + authScreen('resetPassword', { uidb64, token })
  await addResetToken(app.db, row)
  try {
    await sendMail(app, resetMail(user.email, url, resetTtlS, elsewhere(app, user).byMail))
  } catch (error) {
    await deleteResetToken(app.db, row)
    throw error
  }
  await deleteOlderTokens(app.db, row)
}

/** Tells both addresses of a change; the mails may come later. */
export async function tellOfNewAddress({ mailQueue }: AdminWorld, from: string, to: string) {
  for (const recipient of [from, to])
    await mailQueue.add(newAddressMail(recipient, to), { kind: 'account_changed' })
}

function newAddressMail(to: string, email: string): Mail {
  return composeMail({
    to,
    subject: 'The address of your account was changed',
    heading: 'The address of your account was changed',
    preview: `Sign in with ${email} from now on.`,
    paragraphs: [
      `An administrator has changed the address of your account to ${email}. Sign in with it from now on. Browsers are signed out, and API tokens have ended.`,
    ],
    closing: 'If you did not ask for this, tell your administrator at once.',
  })
}

/** No administrator floods the mailbox of somebody, by mistake either. */
async function countMail(app: AdminWorld, { emailKey }: Pick<User, 'emailKey'>) {
  const of = `by-administrator:${accountName(app, emailKey)}`
  await app.limits.count([
    { limit: limits.mailCooldown, of },
    { limit: limits.mailsForTrusted, of },
  ])
}

/** Throws ApiError `mail_failed`. */
async function sendMail(app: AdminWorld, mail: Mail) {
  try {
    await app.mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    app.log.error({ reason: error.message }, 'a mail could not be sent')
    throw new ApiError('mail_failed', undefined, { cause: error })
  }
}
