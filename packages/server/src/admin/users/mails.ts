import type { Language } from '@vestibule/api-client/contract'
import type { AdminWorld } from '../admin-world.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { accountName } from '../../identity/limits/guesses.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { MailError, type Mail } from '../../platform/mail/mailer.ts'
import { newResetLink, resetMail, resetTtlS } from '../../identity/recovery/reset-link.ts'
import {
  addResetToken,
  deleteOlderTokens,
  deleteResetToken,
} from '../../identity/recovery/reset-token-queries.ts'
import { elsewhere } from '../../identity/sign-in/elsewhere.ts'
import { invitationMail } from '../../identity/users/invitation-mail.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { languageOfReader, type Reader } from '../../platform/languages/reader.ts'
import type { ReadUser } from './change-user.ts'

type User = ReadUser['user']

/** Queues the mail about a new account, which says where to sign in. */
export async function promiseInvitation(
  app: AdminWorld,
  tx: Database,
  mails: MailBatch,
  user: Pick<User, 'id' | 'email' | 'emailKey' | 'firstName' | 'language'>,
  asked?: Language,
) {
  const mail = invitationMail(readerOf(app, user, asked), user.firstName, app.settings.publicOrigin)
  await mails.promise(tx, mail, { kind: 'invitation', userId: user.id })
}

/**
 * Mails a person a link that resets the password. Once the mail is sent, links mailed before stop working. Throws
 * ApiError `mail_failed` if the mail server refuses the mail or does not answer.
 */
export async function mailResetLinkTo(app: AdminWorld, user: User, asked?: Language) {
  const { id, email } = user
  const { url, row } = newResetLink(app, 'resetPassword', { id, email })
  await addResetToken(app.db, row)
  try {
    const reader = readerOf(app, user, asked)
    await sendMail(app, resetMail(reader, url, resetTtlS, elsewhere(app, user).byMail))
  } catch (error) {
    await deleteResetToken(app.db, row)
    throw error
  }
  await deleteOlderTokens(app.db, row)
}

/** Queues mails about a change of address to the old and the new address. */
export async function tellOfNewAddress(
  app: AdminWorld,
  tx: Database,
  mails: MailBatch,
  user: Pick<User, 'email' | 'language'>,
  to: string,
  asked?: Language,
) {
  const { language } = readerOf(app, user, asked)
  for (const email of [user.email, to])
    await mails.promise(tx, newAddressMail({ email, language }, to), { kind: 'account_changed' })
}

/** The recipient of a mail about an account. Its language is the administrator's if the person has chosen none. */
function readerOf(
  { settings }: AdminWorld,
  { email, language }: Pick<User, 'email' | 'language'>,
  asked: Language | undefined,
): Reader {
  return { email, language: languageOfReader(settings, language, asked) }
}

function newAddressMail({ email, language }: Reader, newEmail: string): Mail {
  const texts = mailTexts[language].addressSet
  const values = { email: newEmail }
  return composeMail({
    language,
    to: email,
    heading: texts.heading,
    preview: texts.preview(values),
    paragraphs: [texts.text(values)],
    closing: texts.closing,
  })
}

/**
 * Counts a mail against a limit, so that no administrator floods somebody's mailbox, even by mistake. Call it before
 * recording the change: otherwise an event would name a mail that the limit then refuses. Throws ApiError
 * `rate_limited`.
 */
export function countMail(app: AdminWorld, { emailKey }: Pick<User, 'emailKey'>) {
  const of = `by-administrator:${accountName(app, emailKey)}`
  return app.limits.count([
    { limit: limits.mailCooldown, of },
    { limit: limits.mailsForTrusted, of },
  ])
}

/**
 * Sends a mail at once, without the queue. Throws ApiError `mail_failed` if the mail server refuses it or does not
 * answer.
 */
async function sendMail(app: AdminWorld, mail: Mail) {
  try {
    await app.mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    app.log.error({ reason: error.message }, 'a mail could not be sent')
    throw new ApiError('mail_failed', undefined, { cause: error })
  }
}
