import { calls, type CurrentDataset } from '@vestibule/api-client/contract'
import { ApiError } from '../http/api-error.ts'
import type { App } from '../http/app.ts'
import { mount } from '../http/mount.ts'
import { findDataset, listResources } from './resource-queries.ts'

export function resourceRoutes(app: App) {
  mount(app, calls.listResources, async ({ session, query }) => {
    return { result: { data: await listResources(app.db, session, query.resourcetype) } }
  })

  mount(app, calls.getDataset, async ({ session, params }) => {
    const dataset = await findDataset(app.db, session, params.datasetId)
    if (dataset === null) throw new ApiError('not_found')
    if (!dataset.isOpen) throw new ApiError('forbidden')
    return { result: { data: currentDatasetOf(params.datasetId, dataset) } }
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof findDataset>>>

interface DatasetResource {
  readonly name: string
  readonly display_name: string
  readonly data_partner?: { readonly id: string }
  readonly datasets?: readonly { readonly name?: string; readonly display_name: string }[]
}

/** A plain dataset is its own only member. */
function currentDatasetOf(id: string, found: Found) {
  const { datasets = [], ...rest } = found.resource as unknown as DatasetResource
  const members = datasets.map(({ name, display_name }) => ({
    name: name ?? display_name,
    display_name,
  }))
  const self = { name: rest.name, display_name: rest.display_name }
  return {
    id,
    resourcetype: found.resourcetype as CurrentDataset['resourcetype'],
    resource: { ...rest, datasets: members.length > 0 ? members : [self] },
    datatypes: [...found.datatypes],
    is_aggregate: found.isAggregate,
  }
}
