import * as v from 'valibot'
import { data, type Call } from './endpoint.ts'
import { idField, requiredText } from './fields.ts'
import { changeErrors, named, page, pageQuery, readErrors } from './admin-fields.ts'
import { ticket, ticketStates } from './tickets.ts'

const listedTicket = v.object({
  id: v.string(),
  number: v.number(),
  subject: v.string(),
  state: v.union([v.picklist(ticketStates), v.string()]),
  category: v.string(),
  support_code: v.nullable(v.string()),
  /** ISO 8601. */
  created_at: v.string(),
  by: named,
  organization: named,
})

const ticketFacts = v.object({
  ...ticket.entries,
  ...listedTicket.entries,
  email: v.string(),
})

/** All reports of one error: same app, same message. */
const errorGroup = v.object({
  /** The id of the latest report. */
  id: v.string(),
  app: v.string(),
  message: v.string(),
  times: v.number(),
  /** How many signed-in people it happened to. */
  people: v.number(),
  first_at: v.string(),
  last_at: v.string(),
  /** The following fields are from the latest report. */
  support_code: v.string(),
  version: v.string(),
  url: v.string(),
  stack: v.string(),
  /** Identifies the session, to find its other events. */
  session: v.nullable(v.string()),
})

const ticketParams = v.object({ ticketId: idField })

export const adminSupportCalls = {
  /** Lists the tickets of everybody, the newest first. `q`: a number, a support code or words. */
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
