import { calls, type Ticket } from '@vestibule/api-client/contract'
import { and, desc, eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { newId } from '../../platform/random.ts'
import { redact } from '../../platform/redaction/redact.ts'
import type { Database } from '../../platform/db/database.ts'
import { ticketAnswers, tickets } from '../../platform/db/schema/operations.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import { notifyOperators } from '../../platform/mail/notify.ts'
import { withAnswers, type StoredTicket } from './ticket-answers.ts'

export function ticketRoutes(app: App) {
  mount(app, calls.getTicketSystem, async () => {
    const url = app.settings.supportUrl
    return { result: { system: url === null ? ('internal' as const) : ('external' as const), url } }
  })

  mount(app, calls.listTickets, async ({ session }) => {
    const stored = await listTickets(app.db, session.user.id)
    return { result: await withAnswers(app.db, stored) }
  })

  mount(app, calls.createTicket, async (call) => {
    const { body, session } = call
    const clientKey = body.client_key ?? null
    // If the browser sends a ticket again, because it may have missed the first response, return the stored ticket. A
    // ticket is stored and counted only once.
    const filed = clientKey && (await findTicket(app.db, session.user.id, clientKey))
    if (filed) return { result: await asTicket(app.db, filed), status: 201 }
    await app.limits.count([{ limit: limits.tickets, of: session.user.id }])
    const ticket: NewTicket = {
      id: newId(),
      userId: session.user.id,
      subject: redact(body.subject),
      description: redact(body.description),
      category: body.category,
      pageUrl: body.page_url === null ? null : redact(body.page_url),
      status: 'open',
      createdAt: app.clock.now(),
      clientKey,
      supportCode: body.support_code?.toUpperCase() ?? null,
    }
    const inserted = await app.mailQueue.inTransaction(async (tx, mails) => {
      const stored = await insertTicket(tx, ticket)
      if (stored === null) return null
      const { id, supportCode } = stored
      await audit(app, tx, call, { event: 'ticket_filed', detail: { ticket: id }, supportCode })
      await announce(app, tx, mails, stored)
      return stored
    })
    const stored = inserted ?? (clientKey && (await findTicket(app.db, session.user.id, clientKey)))
    // `inserted` is null only if the user already has this ticket, so the second look-up finds it, unless the user is
    // being erased.
    if (!stored) throw new Error('The ticket was not stored')
    return { result: await asTicket(app.db, stored), status: 201 }
  })

  mount(app, calls.writeToTicket, async (call) => {
    const { number } = call.params
    const { id: userId } = call.session.user
    await app.limits.count([{ limit: limits.tickets, of: userId }])
    const ticket = await app.mailQueue.inTransaction(async (tx, mails) => {
      const changed = await setStatus(tx, { userId, number: Number(number) }, 'open')
      await tx.insert(ticketAnswers).values({
        ticketId: changed.id,
        isFromSupport: false,
        authorId: userId,
        text: redact(call.body.text),
        at: app.clock.now(),
      })
      await audit(app, tx, call, { event: 'ticket_answered', detail: { ticket: changed.id } })
      await announce(app, tx, mails, changed)
      return changed
    })
    return { result: await asTicket(app.db, ticket) }
  })

  mount(app, calls.solveTicket, async (call) => {
    const owned = { userId: call.session.user.id, number: Number(call.params.number) }
    const ticket = await app.db.transaction(async (tx) => {
      const changed = await setStatus(tx, owned, 'solved')
      await audit(app, tx, call, { event: 'ticket_solved', detail: { ticket: changed.id } })
      return changed
    })
    return { result: await asTicket(app.db, ticket) }
  })
}

/** Sets the status of the user's own ticket. Throws ApiError `not_found` if the user has no ticket with this number. */
async function setStatus(
  db: Database,
  { userId, number }: { readonly userId: string; readonly number: number },
  status: string,
): Promise<StoredTicket> {
  const [changed] = await db
    .update(tickets)
    .set({ status })
    .where(and(eq(tickets.userId, userId), eq(tickets.number, number)))
    .returning()
  if (changed === undefined) throw new ApiError('not_found')
  return changed
}

/**
 * Tells operators by mail that a ticket waits for an answer. The mail contains the ticket's subject but not its text,
 * because more people can read mailboxes than tickets.
 */
async function announce(
  app: App,
  tx: Database,
  mails: MailBatch,
  { id, number, subject }: StoredTicket,
) {
  await notifyOperators(app.settings, tx, mails, (texts) => ({
    subject: texts.ticket({ number: String(number), subject }),
    paragraphs: [texts.waits({ number: String(number) })],
    path: `/admin/support/${id}/`,
  }))
}

async function asTicket(db: Database, stored: StoredTicket): Promise<Ticket> {
  const [ticket] = await withAnswers(db, [stored])
  if (ticket === undefined) throw new Error('One ticket in, one out')
  return ticket
}

type NewTicket = typeof tickets.$inferInsert

const mostTickets = 500

/** Lists the latest 500 tickets of a user, the newest first. */
function listTickets(db: Database, userId: string): Promise<StoredTicket[]> {
  return db
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(mostTickets)
}

/**
 * Finds the user's ticket with this client key, by which the server recognises a ticket that is sent again. Null: there
 * is none.
 */
async function findTicket(
  db: Database,
  userId: string,
  clientKey: string,
): Promise<StoredTicket | null> {
  const named = and(eq(tickets.userId, userId), eq(tickets.clientKey, clientKey))
  const [found] = await db.select().from(tickets).where(named)
  return found ?? null
}

/** Stores a ticket. Returns null and stores nothing if the user already has one with this client key. */
async function insertTicket(db: Database, ticket: NewTicket): Promise<StoredTicket | null> {
  const target = [tickets.userId, tickets.clientKey]
  const query = db.insert(tickets).values(ticket).onConflictDoNothing({ target })
  return (await query.returning())[0] ?? null
}
