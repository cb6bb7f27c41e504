import {
  exportEventsEndpoint,
  listEventsEndpoint,
  type AuditedEvent,
  type EventFilters,
} from '../../contract/admin-audit.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** What `listEvents` takes. */
export interface ListEventsInput extends Readonly<EventFilters>, PageInput {}

/** Lists what was done and refused, the latest first. */
export function listEvents(client: Client, input: ListEventsInput = {}, options?: ReadOptions) {
  const request = { ...options, query: { ...input } }
  return load(client, listEventsEndpoint, request, ({ data }): Page<AuditedEvent> => data)
}

/** Answers the same list as CSV. The export is itself an event. */
export function exportEvents(client: Client, input: EventFilters = {}, options?: CallOptions) {
  return perform(
    client,
    exportEventsEndpoint,
    { ...options, body: { ...input } },
    ({ data: { csv, count, is_cut: isCut } }) => ({ kind: 'exported', csv, count, isCut }),
  )
}
