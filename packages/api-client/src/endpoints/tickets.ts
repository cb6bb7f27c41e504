import {
  createTicketEndpoint,
  getTicketSystemEndpoint,
  listTicketsEndpoint,
  type Ticket,
  type ticketCategories,
  type TicketSystem,
} from '../contract/tickets.ts'
import type { Client } from '../transport/client.ts'
import { eulaRequired, invalid, notSignedIn, tooLarge } from './meaning.ts'
import {
  load,
  settle,
  type CallOptions,
  type Failed,
  type ReadOptions,
  type ReadOutcome,
  type Refused,
  type Throttled,
} from './settle.ts'

/** How a call of {@link getTicketSystem} ends. */
export type GetTicketSystemOutcome = ReadOutcome<TicketSystem, 'notSignedIn' | 'eulaRequired'>

/** Reads whether tickets are kept here or in an outside system, whose `url` is then opened. */
export function getTicketSystem(
  client: Client,
  options?: ReadOptions,
): Promise<GetTicketSystemOutcome> {
  return load(client.request(getTicketSystemEndpoint, options), (system) => system, [
    notSignedIn,
    eulaRequired,
  ])
}

/** How a call of {@link listTickets} ends. */
export type ListTicketsOutcome = ReadOutcome<Ticket[], 'notSignedIn' | 'eulaRequired'>

/** Lists the tickets of the signed-in user. */
export function listTickets(client: Client, options?: ReadOptions): Promise<ListTicketsOutcome> {
  return load(client.request(listTicketsEndpoint, options), (tickets) => tickets, [
    notSignedIn,
    eulaRequired,
  ])
}

/** What {@link createTicket} takes. */
export interface CreateTicketInput {
  /** At most 200 characters. */
  readonly subject: string
  /** At most 10,000 characters. */
  readonly description: string
  readonly category: (typeof ticketCategories)[number]
  readonly pageUrl?: string | null
}
/** How a call of {@link createTicket} ends. */
export type CreateTicketOutcome =
  | { readonly kind: 'created'; readonly ticket: Ticket }
  | Refused<'notSignedIn' | 'eulaRequired' | 'tooLarge' | 'invalid'>
  | Throttled
  | Failed

/** Files a ticket. */
export function createTicket(
  client: Client,
  input: CreateTicketInput,
  options?: CallOptions,
): Promise<CreateTicketOutcome> {
  const { subject, description, category, pageUrl } = input
  const body = { subject, description, category, page_url: pageUrl ?? null }
  const call = client.request(createTicketEndpoint, { ...options, body })
  return settle(
    call.then((ticket) => ({ kind: 'created' as const, ticket })),
    [invalid, notSignedIn, eulaRequired, tooLarge],
  )
}
