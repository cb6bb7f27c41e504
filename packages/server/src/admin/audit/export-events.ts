import type { InputOf, ItemOf } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { reachOf, type AdminCaller } from '../../identity/administrators/administrator.ts'
import { csvOf, type CsvColumns } from '../../platform/http/csv.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { listEvents } from './list-events.ts'

const columns: CsvColumns<ItemOf<'listEvents'>> = {
  When: ({ at }) => at,
  Who: ({ who }) => who?.name ?? null,
  What: ({ event }) => event,
  'On whom': ({ whom }) => whom?.name ?? null,
  'On what': ({ detail }) =>
    asJson(Object.fromEntries(Object.entries(detail).filter(([name]) => name !== 'by'))),
  From: ({ ip }) => ip,
  Result: ({ result }) => result,
  'Acting for': ({ acting_for: customer }) => customer?.name ?? null,
  Before: ({ before }) => asJson(before),
  After: ({ after }) => asJson(after),
  Reason: ({ reason }) => reason,
  Request: ({ request_id: id }) => id,
  Session: ({ session }) => session,
  'Support code': ({ support_code: code }) => code,
}

/**
 * Makes a CSV file of the audit events that match the filters and that the administrator may see. The export is itself
 * recorded as an event, with the filters and the number of exported events.
 */
export async function exportEvents(app: App, call: AdminCaller, filters: InputOf<'exportEvents'>) {
  const reach = reachOf(call.administrator, 'audit.export')
  const { count, ...file } = await csvOf(columns, (page) =>
    listEvents(app, reach, { ...filters, ...page }),
  )
  await recordChange(app, app.db, call, {
    event: 'events_exported',
    userId: null,
    after: { count, ...JSON.parse(JSON.stringify(filters)) },
  })
  return { count, ...file }
}

const asJson = (values: object | null) =>
  values === null || Object.keys(values).length === 0 ? null : JSON.stringify(values)
