import type { mailKinds } from '@vestibule/api-client/contract'
import { randomUUID } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import { after, type Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { queuedMails } from '../db/schema/mails.ts'
import { pauseS } from '../patience.ts'
import { settledWithin } from '../settled-within.ts'
import { MailError, type Mail, type Mailer } from './mailer.ts'

interface About {
  readonly kind: (typeof mailKinds)[number]
  /** The user whose account the mail is about, if any. */
  readonly userId?: string | undefined
}

/**
 * Mails that can wait for the mail server (docs/decisions/0035-mail-queue-in-the-database.md). Never queue a code,
 * or a link that signs in or sets a password: the queue stores mails in the database.
 */
export interface MailQueue {
  /**
   * Runs a change in a transaction, and after the commit tries to send the mails that it has queued: see
   * `MailBatch.send`. Resolves to the result of the change. If the change throws, rejects and sends nothing.
   */
  inTransaction<Result>(
    change: (tx: Database, mails: MailBatch) => Promise<Result>,
  ): Promise<Result>
  /** An empty batch, for a change that has more to do between its commit and the sending. */
  newBatch(): MailBatch
  /** Tries every mail that is due. Several servers may call this at once: each skips mails that another is sending. */
  sendDue(): Promise<Round>
}

/** The mails about one change: queued in its transaction, and sent once that is committed. */
export interface MailBatch {
  /** Stores the mail in the transaction of the change, so that both or neither are stored. */
  promise(tx: Database, mail: Mail, about: About): Promise<void>
  /**
   * Tries to send the mails. Call it after the commit; if the process ends before that, a server sends them a minute
   * later. Resolves when all are sent or have failed, but at the latest after two seconds, so that a slow mail server
   * does not delay the call.
   */
  send(): Promise<void>
}

/** How many mails a round has sent, and how many have failed. */
export interface Round {
  readonly sent: number
  readonly failed: number
}

interface World {
  readonly db: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly log: { error(details: object, text: string): void }
}

type Row = typeof queuedMails.$inferSelect

const answerWithinMs = 2000
/** Maximum mails sent at once: the number of connections that the mailer opens. */
const atOnce = 4
/**
 * Seconds for which a server claims a mail: longer than any try lasts. After that the server must have died, and
 * others may send the mail.
 */
const inHandS = 60
/** Seconds after which a try has surely ended: the mailer ends it after 15. */
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
        // If the mail server accepts none of a batch, leave the other mails to the next round.
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
      // Ignore the error: the mail stays in the database and is tried again.
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
          // Claimed from the start, so that no other server tries the mail now.
          nextTryAt: after(now, inHandS),
        })
        .returning()
      promised.push(...rows)
    },

    async send() {
      const until = performance.now() + answerWithinMs
      // After a long transaction the claims may end during a try: leave those mails to the next round.
      const soon = after(world.clock.now(), longestTryS)
      const claimed = promised.splice(0).filter(({ nextTryAt }) => nextTryAt > soon)
      const trySome = async () => {
        while (claimed.length > 0 && performance.now() < until) {
          await Promise.all(claimed.splice(0, atOnce).map(tryNow))
        }
      }
      await settledWithin(answerWithinMs, trySome())
    },
  }
}

/** Claims mails that are due: until `nextTryAt` no other server takes them. */
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
      // Delete the last answer while the mail is being sent, so that the page that sends all waiting mails skips it.
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

/** Masks an address, e.g. `h••••••@calder.example`: enough to recognise, too little to write to. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}••••••${address.slice(at)}`
}
