import { calls, type CurrentDataset } from '@vestibule/api-client/contract'
import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { canFindAny } from '../requests/catalogue.ts'
import { askerOf } from './may-open.ts'
import { hasTermsToAccept, listTermsOfDataset } from '../eulas/dataset-terms.ts'
import { textIn } from '../eulas/eula-text.ts'
import { datasetKeys } from './resource-keys.ts'
import { requestRenewal } from '../renewals/request-renewal.ts'
import {
  endedAmong,
  findDataset,
  listEndedResources,
  listResources,
  notOpen,
} from './resource-queries.ts'

export function resourceRoutes(app: App) {
  mount(app, calls.listResources, async ({ session, query }) => {
    const asker = askerOf(session, app.clock.now())
    return { data: await listResources(app.db, asker, app.settings.timeZone, query.resourcetype) }
  })

  mount(app, calls.listEndedResources, async ({ session }) => {
    const now = app.clock.now()
    const { timeZone } = app.settings
    return { data: await listEndedResources(app.db, askerOf(session, now), timeZone, now) }
  })

  mount(app, calls.renewAccess, async (call) => {
    const { session, params, body } = call
    const asked = { resource: params.resourceId, reason: body.reason }
    return { data: await requestRenewal(app, call, session, asked) }
  })

  mount(app, calls.getDataset, async ({ session, params }) => {
    const asker = askerOf(session, app.clock.now())
    const dataset = await findDataset(app.db, asker, params.datasetId)
    if (dataset === null) throw new ApiError('not_found')
    if (!dataset.isOpen) throw notOpen(await endedAmong(app, asker, [dataset.id]))
    const asked = { name: params.datasetId, userId: session.user.id, now: app.clock.now() }
    const terms_required = await hasTermsToAccept(app.db, asked)
    return { data: { ...currentDatasetOf(params.datasetId, dataset), terms_required } }
  })

  mount(app, calls.listDatasetTerms, async ({ params, session, visitor }) => {
    const now = app.clock.now()
    const { datasetId: name } = params
    const keys = datasetKeys(name)
    if (!(await canFindAny(app.db, askerOf(session, now), keys))) throw new ApiError('not_found')
    const terms = await listTermsOfDataset(app.db, { name, userId: session.user.id, now })
    return {
      data: terms.map(({ terms: { id, version, signature, ...stored }, accepted }) =>
        Object.assign(textIn({ id, version, ...stored }, visitor.language), {
          id,
          version,
          signature,
          accepted: accepted && {
            version: accepted.version,
            at: accepted.acceptedAt.toISOString(),
            signed_name: accepted.signedName,
          },
        }),
      ),
    }
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof findDataset>>>

interface DatasetResource {
  readonly name: string
  readonly display_name: string
  readonly data_partner?: { readonly id: string; readonly name?: string } | null
  readonly datasets?: readonly {
    readonly name?: string
    readonly display_name: string
    readonly version?: string | null
    readonly size?: CurrentDataset['resource']['size']
  }[]
}

/**
 * Returns what the call `getDataset` answers about a dataset, except for its terms. A dataset that is not federated is
 * described as a federation whose only member is itself.
 */
function currentDatasetOf(id: string, found: Found) {
  const { datasets = [], data_partner, ...rest } = found.resource as unknown as DatasetResource
  const members = datasets.map(({ name, display_name, version, size }) => ({
    name: name ?? display_name,
    display_name,
    version: version ?? null,
    size: size ?? null,
  }))
  const self = { name: rest.name, display_name: rest.display_name }
  const name = data_partner?.name ?? found.partnerName
  const partner = data_partner ? { ...data_partner, name } : null
  return {
    id,
    resourcetype: found.resourcetype as CurrentDataset['resourcetype'],
    resource: { ...rest, data_partner: partner, datasets: members.length > 0 ? members : [self] },
    datatypes: [...found.datatypes],
    is_aggregate: found.isAggregate,
  }
}
