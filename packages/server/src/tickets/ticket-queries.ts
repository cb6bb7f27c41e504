import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { tickets } from '../db/schema/operations.ts'

export type StoredTicket = typeof tickets.$inferSelect

/** More than anyone reads; a list without a bound would grow for ever. */
const mostTickets = 500

/** The tickets of one user, newest first. */
export function listTickets(db: Database, userId: string): Promise<StoredTicket[]> {
  return db
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(mostTickets)
}

/** The ticket that this user's page has named so. */
export async function findTicket(
  db: Database,
  userId: string,
  clientKey: string,
): Promise<StoredTicket | null> {
  const named = and(eq(tickets.userId, userId), eq(tickets.clientKey, clientKey))
  const [found] = await db.select().from(tickets).where(named)
  return found ?? null
}

/** False: the user has a ticket with this client key already, and nothing is stored. */
export async function insertTicket(db: Database, ticket: StoredTicket): Promise<boolean> {
  const target = [tickets.userId, tickets.clientKey]
  const query = db.insert(tickets).values(ticket).onConflictDoNothing({ target })
  return (await query.returning({ id: tickets.id })).length > 0
}
