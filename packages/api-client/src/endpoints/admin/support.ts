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

/** What `listAllTickets` takes. */
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

/** Reads one ticket with all that was written to it. */
export function getTicket(client: Client, { id }: OfTicket, options?: ReadOptions) {
  const request = { ...options, params: { ticketId: id } }
  return load(client, getTicketEndpoint, request, ({ data }): TicketFacts => data)
}

/** Answers a ticket; a mail tells its owner. */
export function answerTicket(
  client: Client,
  { id, text }: OfTicket & { readonly text: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { ticketId: id }, body: { text } }
  return perform(client, answerTicketEndpoint, request, () => ({ kind: 'answered' }))
}

/** Closes a ticket. Its owner can write to it again. */
export function closeTicket(client: Client, { id }: OfTicket, options?: CallOptions) {
  const request = { ...options, params: { ticketId: id } }
  return perform(client, closeTicketEndpoint, request, () => ({ kind: 'closed' }))
}

/** Lists errors that apps have reported in 30 days, the latest first. */
export function listErrorReports(
  client: Client,
  input: PageInput & { readonly app?: string | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listErrorReportsEndpoint, request, ({ data }): Page<ErrorGroup> => data)
}
