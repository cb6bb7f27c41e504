import { desc, eq } from 'drizzle-orm'
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

export async function insertTicket(db: Database, ticket: StoredTicket): Promise<void> {
  await db.insert(tickets).values(ticket)
}
