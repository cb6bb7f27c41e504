import { calls, type Ticket } from '@vestibule/api-client/contract'
import { audit } from '../audit/audit.ts'
import type { App } from '../http/app.ts'
import { mount } from '../http/mount.ts'
import { limits } from '../limits/limit-table.ts'
import { newId } from '../random.ts'
import { redact } from '../redaction/redact.ts'
import { findTicket, insertTicket, listTickets, type StoredTicket } from './ticket-queries.ts'

export function ticketRoutes(app: App) {
  mount(app, calls.getTicketSystem, async () => {
    const url = app.settings.supportUrl
    return { result: { system: url === null ? ('internal' as const) : ('external' as const), url } }
  })

  mount(app, calls.listTickets, async ({ session }) => {
    const stored = await listTickets(app.db, session.user.id)
    return { result: stored.map(asTicket) }
  })

  mount(app, calls.createTicket, async (call) => {
    const { body, session } = call
    const clientKey = body.client_key ?? null
    // Whoever did not get the first answer sends it again; that is no further ticket, and counts as none.
    const filed = clientKey && (await findTicket(app.db, session.user.id, clientKey))
    if (filed) return { result: asTicket(filed), status: 201 }
    await app.limits.count([{ limit: limits.tickets, of: session.user.id }])
    const ticket: StoredTicket = {
      id: newId(),
      userId: session.user.id,
      subject: redact(body.subject),
      description: redact(body.description),
      category: body.category,
      pageUrl: body.page_url === null ? null : redact(body.page_url),
      status: 'open',
      createdAt: app.clock.now(),
      clientKey,
    }
    const isNew = await app.db.transaction(async (tx) => {
      if (!(await insertTicket(tx, ticket))) return false
      await audit(app, tx, call, { event: 'ticket_filed', detail: { ticket: ticket.id } })
      return true
    })
    const stored =
      isNew || !clientKey ? ticket : await findTicket(app.db, session.user.id, clientKey)
    return { result: asTicket(stored ?? ticket), status: 201 }
  })
}

function asTicket(stored: StoredTicket): Ticket {
  const { id, subject, description, category, status } = stored
  return {
    id,
    subject,
    description,
    category,
    status,
    page_url: stored.pageUrl,
    created_at: stored.createdAt.toISOString(),
  }
}
