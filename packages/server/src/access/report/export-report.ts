import type { DatasetReportExport, ItemOf } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import type { Steward } from '../../identity/administrators/steward.ts'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import { csvOf, readAll, type CsvColumns } from '../../platform/http/csv.ts'
import { findDecided } from '../requests/change-data-access.ts'
import { listDatasetAccess } from './dataset-access.ts'
import { listOpenedDays } from './opened-days.ts'

const accessColumns: CsvColumns<ItemOf<'listDatasetAccess'>> = {
  'First name': ({ user }) => user?.first_name ?? null,
  'Last name': ({ user }) => user?.last_name ?? null,
  Address: ({ user }) => user?.email ?? null,
  Organisation: ({ user, organization }) => (organization ?? user?.organization)?.name ?? null,
  For: ({ user }) => (user === null ? 'organisation' : 'person'),
  State: ({ state }) => state,
  From: ({ from }) => from,
  Until: ({ until }) => until,
  'Last day': (one) => one.last_day,
  Given: (one) => one.given_at,
  'Given by': (one) => one.given_by,
  Request: ({ request }) => request && String(request.number),
  'Terms accepted': ({ terms }) =>
    terms.map((one) => `${one.name} ${one.version} ${one.accepted_at}`).join('; '),
  'Last opened': (one) => one.last_opened_at,
}

const dayColumns: CsvColumns<ItemOf<'listOpenedDays'>> = {
  Day: ({ day }) => day,
  'First name': ({ user }) => user?.first_name ?? null,
  'Last name': ({ user }) => user?.last_name ?? null,
  Address: ({ user }) => user?.email ?? null,
  Organisation: ({ user }) => user?.organization.name ?? null,
  'Acting for': (one) => one.acting_for?.name ?? null,
  Apps: ({ apps }) => apps.join(' '),
  Hours: ({ hours }) => String(hours),
}

/**
 * Returns one list of a dataset's report as the text of a CSV or JSON file, with the number of entries, and records the
 * export with its filters in an audit event. Throws ApiError `not_found` if the data steward does not decide on the
 * dataset.
 */
export async function exportReport(
  app: Pick<App, 'db' | 'clock' | 'settings'>,
  call: Caller,
  steward: Steward,
  datasetId: string,
  { of, format, q, state, from, until }: DatasetReportExport,
) {
  const { id } = await findDecided(app.db, steward, datasetId)
  const filters = of === 'access' ? { q, state } : { q, from, until }
  const { count, ...file } = await (of === 'access'
    ? written(accessColumns, (page) => listDatasetAccess(app, id, { ...page, q, state }))
    : written(dayColumns, (page) => listOpenedDays(app, id, { ...page, q, from, until })))
  await audit(app, app.db, call, {
    event: 'report_exported',
    userId: null,
    byId: steward.userId ?? 'operator',
    detail: { resource: id },
    after: { of, format, count, ...JSON.parse(JSON.stringify(filters)) },
  })
  return { count, ...file }

  async function written<Item>(columns: CsvColumns<Item>, load: Parameters<typeof csvOf<Item>>[1]) {
    if (format === 'json') {
      const { items, ...read } = await readAll(load)
      const at = app.clock.now().toISOString()
      const report = { dataset: id, of, at, ...filters, items }
      return { file: `${JSON.stringify(report, null, 2)}\n`, ...read }
    }
    const { csv, ...read } = await csvOf(columns, load)
    return { file: csv, ...read }
  }
}
