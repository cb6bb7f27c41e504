import {
  exportEventsEndpoint,
  listEventsEndpoint,
  type AuditedEvent,
  type EventFilters,
} from '../../contract/admin-audit.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** Input of `listEvents`. */
export interface ListEventsInput extends Readonly<EventFilters>, PageInput {}

/** Lists audited events, done and refused, the latest first. */
export function listEvents(client: Client, input: ListEventsInput = {}, options?: ReadOptions) {
  const request = { ...options, query: { ...input } }
  return load(client, listEventsEndpoint, request, ({ data }): Page<AuditedEvent> => data)
}

/** Returns the same list as CSV. The export is itself an audited event. */
export function exportEvents(client: Client, input: EventFilters = {}, options?: CallOptions) {
  return perform(
    client,
    exportEventsEndpoint,
    { ...options, body: { ...input } },
    ({ data: { csv, count, is_cut: isCut } }) => ({ kind: 'exported', csv, count, isCut }),
  )
}
