import {
  answerTicketEndpoint,
  closeTicketEndpoint,
  getTicketEndpoint,
  listAllTicketsEndpoint,
  listErrorReportsEndpoint,
  type ErrorGroup,
  type ListedTicket,
  type TicketFacts,
} from '../../contract/admin-support.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** Input of `listAllTickets`. */
export interface ListTicketsInput extends PageInput {
  readonly state?: 'open' | 'answered' | 'solved' | undefined
  readonly organization?: string | undefined
}
interface OfTicket {
  readonly id: string
}

/** Lists the tickets of everybody, the newest first. `q`: a number, a support code or words. */
export function listAllTickets(
  client: Client,
  input: ListTicketsInput = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listAllTicketsEndpoint, request, ({ data }): Page<ListedTicket> => data)
}

/** Reads one ticket with all its messages. */
export function getTicket(client: Client, { id }: OfTicket, options?: ReadOptions) {
  const request = { ...options, params: { ticketId: id } }
  return load(client, getTicketEndpoint, request, ({ data }): TicketFacts => data)
}

/** Answers a ticket; its owner gets a mail. */
export function answerTicket(
  client: Client,
  { id, text }: OfTicket & { readonly text: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { ticketId: id }, body: { text } }
  return perform(client, answerTicketEndpoint, request, () => ({ kind: 'answered' }))
}

/** Closes a ticket. Its owner can still write to it, which opens it again. */
export function closeTicket(client: Client, { id }: OfTicket, options?: CallOptions) {
  const request = { ...options, params: { ticketId: id } }
  return perform(client, closeTicketEndpoint, request, () => ({ kind: 'closed' }))
}

/** Lists the errors that apps reported in the last 30 days, the latest first. */
export function listErrorReports(
  client: Client,
  input: PageInput & { readonly app?: string | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listErrorReportsEndpoint, request, ({ data }): Page<ErrorGroup> => data)
}
