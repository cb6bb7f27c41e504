import type { ItemOf } from '@vestibule/api-client/contract'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { queuedMails } from '../../platform/db/schema/mails.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { languageOfReader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { maskedAddress } from '../../platform/mail/mail-queue.ts'
import { MailError } from '../../platform/mail/mailer.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { settledWithin } from '../../platform/settled-within.ts'
import { listPage, type ListQuery, type Sort } from '../../platform/db/list-page.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'

const newestFirst: Sort = {
  keys: [
    { by: sql`${queuedMails.createdAt}`, is: 'moment' },
    { by: sql`${queuedMails.id}`, is: 'uuid' },
  ],
  isDescending: true,
}

/**
 * Lists queued mails, newest first. The search text `q` is a whole address, or the id of a mail as it appears in logs
 * of mail servers.
 */
export async function listMails({ db }: Pick<App, 'db'>, query: ListQuery<'listMails'>) {
  const { state, q = '' } = query
  const text = q.trim().toLowerCase()
  const filter = and(
    state && eq(queuedMails.state, state),
    text === ''
      ? undefined
      : sql`(lower(${queuedMails.recipient}) = ${text} or ${queuedMails.id}::text = ${text})`,
  )
  return listPage(query, {
    from: (cursor) => db.select({ mail: queuedMails, cursor }).from(queuedMails),
    sort: newestFirst,
    filter,
    toItems: (shown) => shown.map(({ mail }) => listedMail(mail)),
  })
}

function listedMail(mail: typeof queuedMails.$inferSelect): ItemOf<'listMails'> {
  return {
    id: mail.id,
    kind: mail.kind,
    state: mail.state,
    to: maskedAddress(mail.recipient),
    tries: mail.tries,
    created_at: mail.createdAt.toISOString(),
    next_try_at: mail.state === 'waiting' ? mail.nextTryAt.toISOString() : null,
    sent_at: mail.sentAt?.toISOString() ?? null,
    last_answer: mail.lastAnswer,
  }
}

/**
 * Counts the mails that wait to be sent. Also returns when the oldest of them was queued (null if none waits), and what
 * the mail server last answered to one of them (null if it has answered to none).
 */
export async function waitingMails(db: Database) {
  const isWaiting = eq(queuedMails.state, 'waiting')
  const [oldest] = await db
    .select({ at: queuedMails.createdAt })
    .from(queuedMails)
    .where(isWaiting)
    .orderBy(asc(queuedMails.createdAt), asc(queuedMails.id))
    .limit(1)
  if (oldest === undefined) return { waiting: 0, waiting_since: null, last_answer: null }
  const [answered] = await db
    .select({ answer: queuedMails.lastAnswer })
    .from(queuedMails)
    .where(and(isWaiting, isNotNull(queuedMails.lastAnswer)))
    .orderBy(desc(queuedMails.nextTryAt))
    .limit(1)
  return {
    waiting: await db.$count(queuedMails, isWaiting),
    waiting_since: oldest.at.toISOString(),
    last_answer: answered?.answer ?? null,
  }
}

/**
 * Tries again to send the waiting mails that the mail server has not accepted so far. Resolves, after five seconds at
 * the latest, to the number that still wait.
 */
export async function sendAllMails(app: App, call: AdminCaller): Promise<number> {
  const { db, clock, mailQueue, log } = app
  const now = clock.now()
  await db.transaction(async (tx) => {
    const due = await tx
      .update(queuedMails)
      .set({ nextTryAt: now })
      // Skip mails without an answer of the mail server: another server may be sending them right now, and would send
      // them twice.
      .where(and(eq(queuedMails.state, 'waiting'), isNotNull(queuedMails.lastAnswer)))
      .returning({ id: queuedMails.id })
    const after = { mails: due.length }
    await recordChange(app, tx, call, { event: 'mails_tried', userId: null, after })
  })
  const trying = mailQueue
    .sendDue()
    .catch((error: unknown) => log.error({ err: error }, 'mails that wait'))
  await settledWithin(answerWithinMs, trying)
  return db.$count(queuedMails, eq(queuedMails.state, 'waiting'))
}

/** Milliseconds after which `sendAllMails` resolves at the latest. Mails that are left are sent in the background. */
const answerWithinMs = 5000

/**
 * Sends a test mail to the administrator, and resolves to the address. Throws ApiError `mail_failed` with the mail
 * server's answer, and `rate_limited` if the previous test mail was sent a moment ago.
 */
export async function sendTestMail(
  app: App,
  call: AdminCaller,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  await app.limits.count([{ limit: limits.mailCooldown, of: `test:${id}` }])
  const language = languageOfReader(app.settings, call.visitor.language)
  const texts = mailTexts[language].test
  const mail = composeMail({ ...texts, language, to: email, paragraphs: [texts.text] })
  try {
    await app.mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    throw new ApiError('mail_failed', error.answer, { cause: error })
  }
  await recordChange(app, app.db, call, { event: 'test_mail_sent', userId: id })
  return email
}
