import type { Ticket } from '@vestibule/api-client/contract'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ticketAnswers, type tickets } from '../../platform/db/schema/operations.ts'

export type StoredTicket = typeof tickets.$inferSelect

/** Adds to each of these tickets the answers from support and the messages that its owner added. */
export async function withAnswers(
  db: Database,
  stored: readonly StoredTicket[],
): Promise<Ticket[]> {
  if (stored.length === 0) return []
  const ids = stored.map(({ id }) => id)
  const answers = await db
    .select()
    .from(ticketAnswers)
    .where(inArray(ticketAnswers.ticketId, ids))
    .orderBy(asc(ticketAnswers.id))
  const byTicket = Map.groupBy(answers, ({ ticketId }) => ticketId)
  return stored.map((ticket) => ({
    id: ticket.id,
    subject: ticket.subject,
    description: ticket.description,
    category: ticket.category,
    page_url: ticket.pageUrl,
    status: ticket.status,
    state: ticket.status,
    number: ticket.number,
    created_at: ticket.createdAt.toISOString(),
    answers: (byTicket.get(ticket.id) ?? []).map(({ isFromSupport, text, at }) => ({
      from: isFromSupport ? ('support' as const) : ('you' as const),
      text,
      at: at.toISOString(),
    })),
  }))
}
