import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'
import type { RefusalCode } from './error-code.ts'
import { plainText, requiredText } from './fields.ts'

const ticketSystem = v.object({
  /** `internal`: this server keeps the tickets. `external`: another system does. */
  system: v.picklist(['internal', 'external']),
  /** The address of the other system. Null: this server keeps the tickets. */
  url: v.nullable(v.string()),
})
/** Where tickets are kept: in this server, or in an outside system at `url`. */
export type TicketSystem = v.InferOutput<typeof ticketSystem>

/** What a ticket can be about; its owner chooses one of these. */
export const ticketCategories = ['question', 'access', 'data', 'problem'] as const

/** Who has to act on a ticket next. `open`: support. `answered`: its owner. `solved`: nobody. */
export const ticketStates = ['open', 'answered', 'solved'] as const

const ticketAnswer = v.object({
  /** Who wrote the message. `you`: the owner of the ticket. `support`: an administrator. */
  from: v.union([v.picklist(['you', 'support']), v.string()]),
  text: v.string(),
  /** When the message was written, as ISO 8601. */
  at: v.string(),
})

/** A support ticket. */
export const ticket = v.object({
  id: v.string(),
  subject: v.string(),
  description: v.string(),
  /** What the ticket is about: one of `ticketCategories`; another backend may have others. */
  category: v.string(),
  /** The page that the ticket is about. Null: not known. */
  page_url: v.nullable(v.string()),
  /** The state of the ticket in the words of the backend. Pages show `state` instead if the backend sends it. */
  status: v.string(),
  /** When the ticket was filed, as ISO 8601. */
  created_at: v.string(),
  /** A short number to say on the phone. `number`, `state` and `answers` are absent if the backend keeps no answers. */
  number: v.optional(v.number()),
  /**
   * Who has to act on the ticket next: support (`open`), its owner (`answered`), or nobody (`solved`), until a new
   * message opens the ticket again. A newer server may send other states.
   */
  state: v.optional(v.union([v.picklist(ticketStates), v.string()])),
  /** Later messages on the ticket, the oldest first. */
  answers: v.optional(v.array(ticketAnswer)),
})
/** A support ticket. */
export type Ticket = v.InferOutput<typeof ticket>

const createTicketBody = v.object({
  /** What the ticket is about, in one line. */
  subject: v.pipe(
    requiredText,
    v.maxLength(200),
    v.regex(plainText, 'Please enter no control characters'),
  ),
  /** What the ticket is about, in the words of its owner. */
  description: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'This field cannot be empty'),
    v.maxLength(10_000),
  ),
  category: v.picklist(ticketCategories),
  /** The page that the ticket is about. */
  page_url: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000))), null),
  /** Idempotency key: a ticket sent again with the same key is not filed twice. */
  client_key: v.optional(v.pipe(v.string(), v.uuid())),
  /** A support code that a screen has shown; links the ticket to the error report. */
  support_code: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32))),
})

export const getTicketSystemEndpoint = {
  method: 'GET',
  path: '/issueapi/v2/tickets/system',
  answer: ticketSystem,
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const listTicketsEndpoint = {
  method: 'GET',
  path: '/issueapi/v2/tickets',
  answer: v.array(ticket),
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const createTicketEndpoint = {
  method: 'POST',
  path: '/issueapi/v2/tickets',
  answer: ticket,
  errors: ['not_authenticated', 'eula_required', 'payload_too_large', 'validation_failed'],
} satisfies Endpoint

const ofTicket = [
  'not_authenticated',
  'eula_required',
  'not_found',
  'validation_failed',
] as const satisfies readonly RefusalCode[]
const numberParams = v.object({ number: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) })

export const writeToTicketEndpoint = {
  method: 'POST',
  path: '/issueapi/v2/tickets/:number/answers',
  answer: ticket,
  errors: ofTicket,
} satisfies Endpoint

export const solveTicketEndpoint = {
  method: 'POST',
  path: '/issueapi/v2/tickets/:number/solved',
  answer: ticket,
  errors: ofTicket,
} satisfies Endpoint

export const ticketCalls = {
  getTicketSystem: {
    endpoint: getTicketSystemEndpoint,
    summary: 'Whether tickets are kept here or in an outside system.',
    access: 'session',
  },
  listTickets: {
    endpoint: listTicketsEndpoint,
    summary: 'The tickets of the signed-in user.',
    access: 'session',
  },
  createTicket: {
    endpoint: createTicketEndpoint,
    summary:
      'File a ticket. One with a `client_key` that the user has sent before is answered as it was filed then.',
    access: 'session',
    body: createTicketBody,
  },
  writeToTicket: {
    endpoint: writeToTicketEndpoint,
    summary: 'Write to an own ticket. It is open again.',
    access: 'session',
    params: numberParams,
    body: v.object({ text: requiredText }),
  },
  solveTicket: {
    endpoint: solveTicketEndpoint,
    summary: 'Say that an own ticket is solved.',
    access: 'session',
    params: numberParams,
  },
} satisfies Record<string, Call>
