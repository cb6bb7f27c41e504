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

/** Reads where tickets are kept: in this server, or in an outside system at `url`, which the page then opens. */
export function getTicketSystem(client: Client, options?: ReadOptions) {
  return load(client, getTicketSystemEndpoint, { ...options }, (system): TicketSystem => system)
}

/** Lists the tickets of the signed-in user. */
export function listTickets(client: Client, options?: ReadOptions) {
  return load(client, listTicketsEndpoint, { ...options }, (tickets): Ticket[] => tickets)
}

/** The ticket that {@link createTicket} files. */
export interface CreateTicketInput {
  /** What the ticket is about, in at most 200 characters. */
  readonly subject: string
  /** What the user asks or reports, in at most 10,000 characters. */
  readonly description: string
  readonly category: (typeof ticketCategories)[number]
  readonly pageUrl?: string | null
  /** A UUID made by the caller, the idempotency key: a ticket sent again with the same key is not filed twice. */
  readonly clientKey?: string | undefined
  /** A support code that a screen has shown; links the ticket to the error report. */
  readonly supportCode?: string | undefined
}

/** Files a support ticket for the signed-in user. */
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

/** Adds a message to one's own ticket, which opens it again. */
export function writeToTicket(
  client: Client,
  { number, text }: OfTicket & { readonly text: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { number: String(number) }, body: { text } }
  return perform(client, writeToTicketEndpoint, request, changed)
}

/** Marks one's own ticket as solved; support need not answer it any more. */
export function solveTicket(client: Client, { number }: OfTicket, options?: CallOptions) {
  const request = { ...options, params: { number: String(number) } }
  return perform(client, solveTicketEndpoint, request, changed)
}
