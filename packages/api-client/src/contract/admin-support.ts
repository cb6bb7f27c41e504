import * as v from 'valibot'
import { data, type Call } from './endpoint.ts'
import { idField, requiredText } from './fields.ts'
import { changeErrors, named, page, pageQuery, readErrors } from './admin-fields.ts'
import { ticket, ticketStates } from './tickets.ts'

const listedTicket = v.object({
  id: v.string(),
  /** A short number to say on the phone. The ticket's owner sees the same number. */
  number: v.number(),
  subject: v.string(),
  /**
   * Who has to act on the ticket next: support (`open`), the person who filed it (`answered`), or nobody (`solved`). A
   * newer server may send other states.
   */
  state: v.union([v.picklist(ticketStates), v.string()]),
  /** What the ticket is about: one of `ticketCategories`; a newer server may send others. */
  category: v.string(),
  /** The support code of the error that the ticket is about. Null: none. */
  support_code: v.nullable(v.string()),
  /** When the ticket was filed, as ISO 8601. */
  created_at: v.string(),
  /** The person who filed the ticket. */
  by: named,
  /** The organisation of the person who filed the ticket. */
  organization: named,
})

const ticketFacts = v.object({
  ...ticket.entries,
  ...listedTicket.entries,
  /** The mail address of the person who filed the ticket. */
  email: v.string(),
})

/** All reports of one error within the last 30 days: those with the same app and the same message. */
const errorGroup = v.object({
  /** The id of the latest report of the error. */
  id: v.string(),
  /** The app that has reported the error. */
  app: v.string(),
  message: v.string(),
  /** How often the error was reported in the last 30 days. */
  times: v.number(),
  /** How many signed-in people the error happened to. */
  people: v.number(),
  /** When the error was first reported within the last 30 days, as ISO 8601. */
  first_at: v.string(),
  /** When the error was last reported, as ISO 8601. */
  last_at: v.string(),
  /** The support code of the latest report of the error. */
  support_code: v.string(),
  /** The version of the app in the latest report of the error. */
  version: v.string(),
  /** The page on which the error was last reported: its route without the query. */
  url: v.string(),
  /** The stack trace in the latest report of the error. */
  stack: v.string(),
  /**
   * Identifies the session in which the error was last reported, to find other events of that session. Null: nobody was
   * signed in, or the person's account is erased.
   */
  session: v.nullable(v.string()),
})

const ticketParams = v.object({ ticketId: idField })

export const adminSupportCalls = {
  /** Lists the tickets of everybody, the newest first. `q` finds a number, a support code or words. */
  listAllTickets: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/tickets/',
      answer: data(page(listedTicket)),
      errors: readErrors,
    },
    summary: 'The tickets of everybody, the newest first. `q`: a number, a support code or words.',
    access: 'admin',
    permission: 'support.read',
    query: v.object({
      ...pageQuery,
      state: v.optional(v.picklist(ticketStates)),
      organization: v.optional(idField),
    }),
  },
  /** Reads one ticket with all its messages. */
  getTicket: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/tickets/:ticketId/',
      answer: data(ticketFacts),
      errors: [...readErrors, 'not_found'],
    },
    summary: 'One ticket with all that was written to it.',
    access: 'admin',
    permission: 'support.read',
    params: ticketParams,
  },
  /** Answers a ticket; its owner gets a mail. */
  answerTicket: {
    endpoint: {
      method: 'POST',
      path: '/auth_api/v1/admin/tickets/:ticketId/answer/',
      answer: null,
      errors: changeErrors,
      done: 'answered',
    },
    summary:
      'Answer a ticket. A mail tells its owner, and the answer is read where the ticket is. A solved one is open again.',
    access: 'admin',
    permission: 'support.answer',
    params: ticketParams,
    body: v.object({ text: requiredText }),
  },
  /** Closes a ticket. Its owner can still write to it, which opens it again. */
  closeTicket: {
    endpoint: {
      method: 'POST',
      path: '/auth_api/v1/admin/tickets/:ticketId/close/',
      answer: null,
      errors: changeErrors,
      done: 'closed',
    },
    summary: 'Close a ticket. Its owner can write to it again. `conflict`: it is closed already.',
    access: 'admin',
    permission: 'support.answer',
    params: ticketParams,
  },
  /** Lists the errors that apps reported in the last 30 days, the latest first. */
  listErrorReports: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/error_reports/',
      answer: data(page(errorGroup)),
      errors: readErrors,
    },
    summary: 'Errors that apps have reported in 30 days, the latest first.',
    access: 'admin',
    permission: 'support.read',
    query: v.object({ ...pageQuery, app: v.optional(idField) }),
  },
} satisfies Record<string, Call>
