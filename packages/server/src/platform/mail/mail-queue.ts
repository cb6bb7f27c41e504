import type { mailKinds } from '@vestibule/api-client/contract'
import { randomUUID } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import { after, type Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { queuedMails } from '../db/schema/mails.ts'
import { pauseS } from '../patience.ts'
import { settledWithin } from '../settled-within.ts'
import type { Unfinished } from '../unfinished.ts'
import { MailError, type Mail, type Mailer } from './mailer.ts'

interface About {
  readonly kind: (typeof mailKinds)[number]
  /** Id of the user whose account the mail is about. Absent: the mail is about none. */
  readonly userId?: string | undefined
}

/**
 * Queues mails that may arrive late (docs/decisions/0035-mail-queue-in-the-database.md). Never queue a mail with a
 * code, or with a link that signs in or sets a password: the queue stores mails in the database.
 */
export interface MailQueue {
  /**
   * Runs `change` in a transaction. After the commit, tries for at most two seconds to send the mails that `change` has
   * queued. Resolves to the result of `change`. If `change` throws, rejects and sends nothing.
   */
  inTransaction<Result>(
    change: (tx: Database, mails: MailBatch) => Promise<Result>,
  ): Promise<Result>
  /**
   * Makes an empty batch of mails, for a caller that has more to do between committing its change and sending the
   * mails.
   */
  newBatch(): MailBatch
  /**
   * Tries to send the mails that are due, four at once. If none of four can be sent now, the mail server seems to be
   * down, and the rest waits for the next call. Several servers may call this at once: each skips the mails that
   * another is sending.
   */
  sendDue(): Promise<Round>
}

/**
 * The mails about one change to the database. They are queued in the transaction of the change, and sent after it is
 * committed.
 */
export interface MailBatch {
  /** Queues a mail in the transaction `tx` of the change, so that change and mail are both stored, or neither. */
  promise(tx: Database, mail: Mail, about: About): Promise<void>
  /**
   * Tries to send the mails of this batch. Call it after the commit; if the process ends before that, a server sends
   * them a minute later. Resolves when every mail was sent or has failed, but after two seconds at the latest, so that
   * a slow mail server does not delay the response.
   */
  send(): Promise<void>
}

/** How many mails one call of `sendDue` has sent, and how many attempts have failed. */
export interface Round {
  readonly sent: number
  readonly failed: number
}

interface World {
  readonly db: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly log: { error(details: object, text: string): void }
  /** Gets the attempts that take longer than the caller waits. */
  readonly unfinished?: Unfinished | undefined
}

type Row = typeof queuedMails.$inferSelect

const answerWithinMs = 2000
/** Maximum number of mails sent at once: as many as the mailer opens connections. */
const atOnce = 4
/**
 * Seconds during which only the server that has claimed a mail may send it, longer than any attempt takes. A server
 * that has not finished by then must have died, and another one may send the mail.
 */
const inHandS = 60
/** Seconds after which this server no longer waits for an attempt: the mailer reports a failure after 15. */
const longestTryS = 20
const givenUpAfterS = 86_400
const mostOfAnswer = 200

export function createMailQueue(world: World): MailQueue {
  return {
    newBatch: () => newBatch(world),

    async inTransaction(change) {
      const mails = newBatch(world)
      const result = await world.db.transaction((tx) => change(tx, mails))
      await mails.send()
      return result
    },

    async sendDue() {
      let [sent, failed] = [0, 0]
      for (;;) {
        const rows = await takeDue(world)
        const outcomes = await Promise.all(rows.map((row) => attempt(world, row)))
        sent += outcomes.filter((outcome) => outcome === 'sent').length
        failed += outcomes.filter((outcome) => outcome !== 'sent').length
        // If none of these mails could be sent now, the mail server is probably down: leave the other mails to the next
        // run.
        const isDown = outcomes.every((outcome) => outcome === 'failed')
        if (rows.length < atOnce || isDown) return { sent, failed }
      }
    },
  }
}

function newBatch(world: World): MailBatch {
  const promised: Row[] = []
  const tryNow = (row: Row) =>
    attempt(world, row).catch((error: unknown) => {
      // Only log the error: the mail stays in the database, and the job that sends due mails tries again.
      world.log.error({ kind: row.kind, err: error }, 'a mail waits')
    })
  return {
    async promise(tx, mail, { kind, userId }) {
      const now = world.clock.now()
      const rows = await tx
        .insert(queuedMails)
        .values({
          id: randomUUID(),
          kind,
          userId,
          language: mail.language,
          recipient: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          state: 'waiting',
          tries: 1,
          createdAt: now,
          // Claim the mail for this server at once, so that no other server sends it now.
          nextTryAt: after(now, inHandS),
        })
        .returning()
      promised.push(...rows)
    },

    async send() {
      const until = performance.now() + answerWithinMs
      // Send only mails that stay claimed for long enough. After a long transaction the claim may end during the
      // attempt, and another server would send the mail, too: the next run sends those.
      const soon = after(world.clock.now(), longestTryS)
      const claimed = promised.splice(0).filter(({ nextTryAt }) => nextTryAt > soon)
      const trySome = async () => {
        while (claimed.length > 0 && performance.now() < until) {
          await Promise.all(claimed.splice(0, atOnce).map(tryNow))
        }
      }
      const tries = trySome()
      world.unfinished?.add(tries)
      await settledWithin(answerWithinMs, tries)
    },
  }
}

/** Claims up to four mails that are due, so that no other server sends them before their `nextTryAt`. */
function takeDue({ db, clock }: World): Promise<Row[]> {
  const now = clock.now()
  const due = db
    .select({ id: queuedMails.id })
    .from(queuedMails)
    .where(and(eq(queuedMails.state, 'waiting'), lte(queuedMails.nextTryAt, now)))
    .orderBy(queuedMails.nextTryAt)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return (
    db
      .update(queuedMails)
      // Clear the last answer while the mail is being sent: the administration's action that sends all waiting mails
      // then skips this one.
      .set({
        tries: sql`${queuedMails.tries} + 1`,
        nextTryAt: after(now, inHandS),
        lastAnswer: null,
      })
      .where(sql`${queuedMails.id} = any(array(${due}))`)
      .returning()
  )
}

async function attempt(world: World, row: Row): Promise<'sent' | 'failed' | 'given_up'> {
  const { db, clock, mailer, log } = world
  const { id, language, recipient: to, subject, text, html } = row
  const isIt = and(eq(queuedMails.id, id), eq(queuedMails.state, 'waiting'))
  const dropped = { subject: null, text: null, html: null }
  try {
    const said = { subject: subject ?? '', text: text ?? '', html: html ?? '' }
    await mailer.send({ id, language, to, ...said })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const now = clock.now()
    const isRefused = error.isRecipientRefused
    const isOver = isRefused || now >= after(row.createdAt, givenUpAfterS)
    const lastAnswer = error.answer.replaceAll(to, maskedAddress(to)).slice(0, mostOfAnswer)
    const failed = { lastAnswer, isRefused }
    await db
      .update(queuedMails)
      .set(
        isOver
          ? { ...failed, ...dropped, state: 'given_up' }
          : { ...failed, nextTryAt: after(now, pauseS(row.tries)) },
      )
      .where(isIt)
    log.error({ kind: row.kind, tries: row.tries, reason: lastAnswer }, 'a mail could not be sent')
    return isOver ? 'given_up' : 'failed'
  }
  const sent = { ...dropped, state: 'sent' as const, sentAt: clock.now(), lastAnswer: null }
  await db.update(queuedMails).set(sent).where(isIt)
  return 'sent'
}

/**
 * Masks a mail address, e.g. `h••••••@calder.example`: people who know the address recognise it, and others cannot
 * write to it.
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}••••••${address.slice(at)}`
}
