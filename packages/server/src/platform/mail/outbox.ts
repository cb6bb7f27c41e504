import { desc, eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { outboxMails } from '../db/schema/operations.ts'
import type { Mailer } from './mailer.ts'

export type OutboxMail = typeof outboxMails.$inferSelect

/**
 * Warning to log if mails are stored in the outbox, but nobody can read them: the server shows the outbox only if
 * PUBLIC_ORIGIN is at localhost.
 */
export const unreadMails =
  'No SMTP_URL: mails are kept in the outbox, which nobody can read under a public PUBLIC_ORIGIN. Set SMTP_URL, and NODE_ENV=production'

/**
 * Creates a mailer that stores mails in the database instead of sending them. Developers read them at `/_outbox/`,
 * tests through the test server.
 */
export function createOutboxMailer({ db, clock }: { db: Database; clock: Clock }): Mailer {
  return {
    async send({ language, to, subject, text, html }) {
      await db
        .insert(outboxMails)
        .values({ language, recipient: to, subject, text, html, createdAt: clock.now() })
    },
  }
}

/** The latest mails in the outbox, newest first: at most `limit`. */
export function listOutbox(db: Database, limit: number = 100): Promise<OutboxMail[]> {
  return db.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(limit)
}

export async function findOutboxMail(db: Database, id: number): Promise<OutboxMail | null> {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, id))
  return mail ?? null
}
