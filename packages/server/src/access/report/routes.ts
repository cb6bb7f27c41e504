import { dataCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { findDecided } from '../requests/change-data-access.ts'
import { listDatasetAccess } from './dataset-access.ts'
import { exportReport } from './export-report.ts'
import { listOpenedDays } from './opened-days.ts'

/** Routes of the report for data stewards: who can open a dataset, and who has opened it. */
export function dataReportRoutes(app: App) {
  mount(app, dataCalls.listDatasetAccess, async ({ steward, params, query }) => {
    const { id } = await findDecided(app.db, steward, params.datasetId)
    return { data: await listDatasetAccess(app, id, query) }
  })

  mount(app, dataCalls.listOpenedDays, async ({ steward, params, query }) => {
    const { id } = await findDecided(app.db, steward, params.datasetId)
    return { data: await listOpenedDays(app, id, query) }
  })

  mount(app, dataCalls.exportDatasetReport, async (call) => ({
    data: await exportReport(app, call, call.steward, call.params.datasetId, call.body),
  }))
}
