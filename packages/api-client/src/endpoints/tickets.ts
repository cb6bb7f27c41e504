import {
  createTicketEndpoint,
  getTicketSystemEndpoint,
  listTicketsEndpoint,
  solveTicketEndpoint,
  writeToTicketEndpoint,
  type Ticket,
  type ticketCategories,
  type TicketSystem,
} from '../contract/tickets.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Reads whether tickets are kept here or in an outside system, whose `url` is then opened. */
export function getTicketSystem(client: Client, options?: ReadOptions) {
  return load(client, getTicketSystemEndpoint, { ...options }, (system): TicketSystem => system)
}

/** Lists the tickets of the signed-in user. */
export function listTickets(client: Client, options?: ReadOptions) {
  return load(client, listTicketsEndpoint, { ...options }, (tickets): Ticket[] => tickets)
}

/** What {@link createTicket} takes. */
export interface CreateTicketInput {
  /** At most 200 characters. */
  readonly subject: string
  /** At most 10,000 characters. */
  readonly description: string
  readonly category: (typeof ticketCategories)[number]
  readonly pageUrl?: string | null
  /** A UUID made by the caller. Sent again with the same one, a ticket whose answer was lost is not filed twice. */
  readonly clientKey?: string | undefined
  /** What a screen has shown: it ties the ticket to the report of the failure. */
  readonly supportCode?: string | undefined
}

/** Files a ticket. */
export function createTicket(client: Client, input: CreateTicketInput, options?: CallOptions) {
  const { subject, description, category, pageUrl, clientKey, supportCode } = input
  const body = {
    subject,
    description,
    category,
    page_url: pageUrl ?? null,
    client_key: clientKey,
    support_code: supportCode,
  }
  return perform(client, createTicketEndpoint, { ...options, body }, (ticket: Ticket) => ({
    kind: 'created',
    ticket,
  }))
}

interface OfTicket {
  readonly number: number
}
const changed = (ticket: Ticket) => ({ kind: 'changed' as const, ticket })

/** Writes to an own ticket, which is open again. */
export function writeToTicket(
  client: Client,
  { number, text }: OfTicket & { readonly text: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { number: String(number) }, body: { text } }
  return perform(client, writeToTicketEndpoint, request, changed)
}

/** Says that an own ticket is solved. */
export function solveTicket(client: Client, { number }: OfTicket, options?: CallOptions) {
  const request = { ...options, params: { number: String(number) } }
  return perform(client, solveTicketEndpoint, request, changed)
}
