import {
  exportDatasetReportEndpoint,
  listDatasetAccessEndpoint,
  listOpenedDaysEndpoint,
  type DatasetAccess,
  type DatasetReportExport,
  type OpenedDay,
} from '../contract/data-report.ts'
import type { Client } from '../transport/client.ts'
import type { Page, PageInput } from './admin/page.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Lists who may open a dataset, or could: access that has ended stays. `dataset` is its key or name. */
export function listDatasetAccess(
  client: Client,
  {
    dataset,
    ...query
  }: PageInput & { readonly dataset: string } & Pick<Partial<DatasetReportExport>, 'state'>,
  options?: ReadOptions,
) {
  const request = { ...options, params: { datasetId: dataset }, query }
  return load(client, listDatasetAccessEndpoint, request, ({ data }): Page<DatasetAccess> => data)
}

/** Lists who opened a dataset, by day, the latest first. Without `from`: in the last 90 days. */
export function listOpenedDays(
  client: Client,
  {
    dataset,
    ...query
  }: PageInput & { readonly dataset: string } & Pick<
      Partial<DatasetReportExport>,
      'from' | 'until'
    >,
  options?: ReadOptions,
) {
  const request = { ...options, params: { datasetId: dataset }, query }
  return load(client, listOpenedDaysEndpoint, request, ({ data }): Page<OpenedDay> => data)
}

/** Returns one of the two lists as a file. The export is itself an audited event. */
export function exportDatasetReport(
  client: Client,
  { dataset, ...body }: DatasetReportExport & { readonly dataset: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { datasetId: dataset }, body }
  return perform(
    client,
    exportDatasetReportEndpoint,
    request,
    ({ data: { file, count, is_cut: isCut } }) => ({
      kind: 'exported' as const,
      file,
      count,
      isCut,
    }),
  )
}
