import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { ticketAnswers, tickets, wordsOfTicket } from '../../platform/db/schema/operations.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { languageOfReader, storedLanguage } from '../../platform/languages/reader.ts'
import { redact } from '../../platform/redaction/redact.ts'
import { answeredMail } from '../../content/tickets/answered-mail.ts'
import { withAnswers, type StoredTicket } from '../../content/tickets/ticket-answers.ts'
import { listPage, type ListQuery, type Sort } from '../../platform/db/list-page.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'

const newestFirst: Sort = {
  keys: [
    { by: sql`${tickets.createdAt}`, is: 'moment' },
    { by: sql`${tickets.id}`, is: 'text' },
  ],
  isDescending: true,
}

/** Lists the tickets of all users, newest first, page by page. */
export async function listAllTickets({ db }: Pick<App, 'db'>, query: ListQuery<'listAllTickets'>) {
  const { q, state, organization } = query
  return listPage(query, {
    from: (cursor) => ticketsOf(db, cursor),
    sort: newestFirst,
    filter: and(
      q === undefined ? undefined : foundBy(q.trim()),
      state && eq(tickets.status, state),
      organization === undefined ? undefined : eq(users.organizationId, organization),
    ),
    toItems: (shown) => shown.map(listedTicket),
  })
}

/** SQL condition that finds tickets by number, support code, or words in subject and text. */
function foundBy(q: string): SQL | undefined {
  const words = holdsWords(wordsOfTicket(tickets), q)
  if (words === undefined) return undefined
  const isNumber = /^#?\d{1,9}$/.test(q)
  return or(
    isNumber ? eq(tickets.number, Number(q.replace('#', ''))) : undefined,
    eq(tickets.supportCode, q.toUpperCase()),
    words,
  )
}

function ticketsOf(db: Database, cursor: SQL<string> = sql`''`) {
  return db
    .select({
      ticket: tickets,
      organization: { id: organizations.id, name: organizations.name },
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      cursor,
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
}

type Row = Awaited<ReturnType<typeof ticketsOf>>[number]

function listedTicket({
  ticket,
  organization,
  firstName,
  lastName,
}: Row): ItemOf<'listAllTickets'> {
  return {
    id: ticket.id,
    number: ticket.number,
    subject: ticket.subject,
    state: ticket.status,
    category: ticket.category,
    support_code: ticket.supportCode,
    created_at: ticket.createdAt.toISOString(),
    by: { id: ticket.userId, name: `${firstName} ${lastName}` },
    organization,
  }
}

/** One ticket with all its messages. Throws ApiError `not_found`. */
export async function ticketFacts(
  { db }: Pick<App, 'db'>,
  id: string,
): Promise<ValueFrom<'getTicket'>> {
  const [row] = await ticketsOf(db).where(eq(tickets.id, id))
  const [ticket] = row === undefined ? [] : await withAnswers(db, [row.ticket])
  if (row === undefined || ticket === undefined) throw new ApiError('not_found')
  return { ...ticket, ...listedTicket(row), email: row.email }
}

/** Stores an answer to a ticket, and mails it to the ticket's owner. Throws ApiError `not_found`. */
export async function answerTicket(app: App, call: AdminCaller, id: string, text: string) {
  const { email } = await ticketFacts(app, id)
  const answer = redact(text)
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const ticket = await setStatus(tx, call, app, id, 'answered')
    await tx.insert(ticketAnswers).values({
      ticketId: id,
      isFromSupport: true,
      authorId: call.administrator.userId,
      text: answer,
      at: app.clock.now(),
    })
    const { userId } = ticket
    const chosen = await storedLanguage(tx, userId)
    const language = languageOfReader(app.settings, chosen, call.visitor.language)
    const mail = answeredMail(app.settings.publicOrigin, { email, language }, ticket, answer)
    await mails.promise(tx, mail, { kind: 'ticket_answered', userId })
  })
}

/** Closes a ticket. Throws ApiError `not_found`, or `conflict` if the ticket is already closed. */
export async function closeTicket(app: App, call: AdminCaller, id: string) {
  await app.db.transaction((tx) => setStatus(tx, call, app, id, 'solved'))
}

async function setStatus(
  tx: Database,
  call: AdminCaller,
  app: Pick<App, 'clock'>,
  id: string,
  status: 'answered' | 'solved',
): Promise<StoredTicket> {
  const [before] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update')
  if (before === undefined) throw new ApiError('not_found')
  const isOther = status === 'solved' ? ne(tickets.status, status) : undefined
  const [changed] = await tx
    .update(tickets)
    .set({ status })
    .where(and(eq(tickets.id, id), isOther))
    .returning()
  if (changed === undefined) throw because('conflict', 'ticket_closed')
  await recordChange(app, tx, call, {
    event: status === 'solved' ? 'ticket_solved' : 'ticket_answered',
    userId: changed.userId,
    detail: { ticket: id },
    before: { state: before.status },
    after: { state: status },
  })
  return changed
}
