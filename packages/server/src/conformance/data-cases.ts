import { isOpenRequest } from '@vestibule/api-client/contract'
import type { Client } from '@vestibule/api-client'
import { dataOf } from '@vestibule/api-client/data'
import { asAdministrator, signedInUser, taken } from './administrator.ts'
import { withoutSession, type CallCases } from './call-cases.ts'
import { anyText } from './match.ts'
import { accountOf, given, type ConformanceWorld } from './world.ts'

const changed = { kind: 'changed' }
const notFound = { kind: 'notFound' }
const conflict = { kind: 'conflict' }
const until = '2099-12-31'

/**
 * Makes a new request of the account `other_user` for the dataset `findable_dataset`, after withdrawing earlier ones.
 * The administrator may decide on it, because the dataset has no data steward.
 */
async function asked(world: ConformanceWorld) {
  const { id: user, client } = await signedInUser(world, 'other_user')
  const { findable_dataset } = accountOf(world, 'other_user')
  const resource = given(findable_dataset, 'accounts.other_user.findable_dataset')
  const earlier = await dataOf(client).listOwnRequests({ cache: false })
  for (const { id, state } of earlier.kind === 'loaded' ? earlier.value : []) {
    if (isOpenRequest(state)) await dataOf(client).withdrawRequest({ requestId: id })
  }
  const request = { resource, purpose: 'To compare two cohorts' }
  const first = await dataOf(client).requestAccess(request)
  if (first.kind !== 'requested') throw new Error(`the request is ${first.kind}`)
  return {
    client,
    user,
    request,
    id: first.value.id,
    first,
    grant: { datasetId: resource, user, reason: 'Conformance' },
  }
}

/** Runs a test with a new request for access, and withdraws the request if it is still open. */
const withRequest =
  (run: (request: Awaited<ReturnType<typeof asked>>, client: Client) => Promise<unknown>) =>
  async (client: Client, world: ConformanceWorld) => {
    const request = await asked(world)
    const outcome = await run(request, client)
    await dataOf(request.client).withdrawRequest({ requestId: request.id })
    return outcome
  }

/** Conformance tests of the calls that request a dataset, and that decide on requests. */
export const dataCases = {
  listCatalogue: taken(
    'with what may be found',
    withRequest(async ({ client, id }) => {
      const found = await dataOf(client).listCatalogue({}, { cache: false })
      return found.kind === 'loaded' && found.value.items.some(({ request }) => request?.id === id)
    }),
    true,
    [withoutSession(({ client }) => dataOf(client).listCatalogue())],
  ),
  requestAccess: taken(
    'once until it is decided, and to nothing that is not there',
    withRequest(async ({ client, request, first }) => [
      first,
      await dataOf(client).requestAccess(request),
      await dataOf(client).requestAccess({ ...request, resource: 'none' }),
    ]),
    [{ kind: 'requested' }, conflict, notFound],
    [
      withoutSession(({ client }) =>
        dataOf(client).requestAccess({ resource: 'none', purpose: 'x' }),
      ),
    ],
  ),
  listOwnRequests: taken(
    'with what has happened to each',
    withRequest(async ({ client, id }) => {
      const own = await dataOf(client).listOwnRequests({ cache: false })
      const request = own.kind === 'loaded' ? own.value.find((one) => one.id === id) : undefined
      return [request?.state, request?.steps.map(({ what }) => what)]
    }),
    ['submitted', ['submitted']],
    [withoutSession(({ client }) => dataOf(client).listOwnRequests())],
  ),
  answerRequest: taken(
    'once, when it was returned',
    withRequest(async ({ client, id }, steward) => {
      const answer = { requestId: id, text: 'The last ten years' }
      const early = await dataOf(client).answerRequest(answer)
      await dataOf(steward).returnDataRequest({ requestId: id, text: 'Which years?' })
      return [
        early,
        await dataOf(client).answerRequest(answer),
        await dataOf(client).answerRequest(answer),
      ]
    }),
    [conflict, changed, conflict],
    [
      withoutSession(({ client }) =>
        dataOf(client).answerRequest({ requestId: 'none', text: 'x' }),
      ),
    ],
  ),
  withdrawRequest: taken(
    'once',
    withRequest(async ({ client, id }) => [
      await dataOf(client).withdrawRequest({ requestId: id }),
      await dataOf(client).withdrawRequest({ requestId: id }),
    ]),
    [changed, conflict],
    [withoutSession(({ client }) => dataOf(client).withdrawRequest({ requestId: 'none' }))],
  ),
  getDataSteward: taken('of a platform-admin', (client) => dataOf(client).getDataSteward(), {
    kind: 'loaded',
    value: { stands_in: true },
  }),
  listDataRequests: taken(
    'that wait',
    withRequest((_, client) => dataOf(client).listDataRequests({}, { cache: false })),
    { kind: 'loaded', value: { items: [{ id: anyText, state: 'submitted' }] } },
  ),
  getDataRequest: taken(
    'that waits',
    withRequest(({ id }, client) => dataOf(client).getDataRequest({ requestId: id })),
    { kind: 'loaded', value: { state: 'submitted', can_decide: true } },
    [
      asAdministrator(
        'of nobody',
        (client) => dataOf(client).getDataRequest({ requestId: 'none' }),
        notFound,
      ),
    ],
  ),
  approveDataRequest: taken(
    'once, which opens the dataset until it is ended',
    withRequest(async ({ id, grant }, client) => {
      const approved = await dataOf(client).approveDataRequest({ requestId: id, until })
      const again = await dataOf(client).approveDataRequest({ requestId: id, until })
      return [approved, again, await dataOf(client).endDataAccess(grant)]
    }),
    [{ kind: 'approved', value: { state: 'approved' } }, conflict, changed],
  ),
  returnDataRequest: taken(
    'with a question',
    withRequest(({ id }, client) =>
      dataOf(client).returnDataRequest({ requestId: id, text: 'Which years?' }),
    ),
    changed,
  ),
  refuseDataRequest: taken(
    'once',
    withRequest(async ({ id }, client) => [
      await dataOf(client).refuseDataRequest({ requestId: id, text: 'Not for this' }),
      await dataOf(client).refuseDataRequest({ requestId: id, text: 'Not for this' }),
    ]),
    [changed, conflict],
  ),
  listStewardedDatasets: taken(
    'with how many can open each',
    (client) => dataOf(client).listStewardedDatasets({ limit: 1 }),
    { kind: 'loaded', value: { items: [{ id: anyText, name: anyText }] } },
  ),
  listDataGrants: taken(
    'to organisations',
    (client) => dataOf(client).listDataGrants({ to: 'organization', limit: 1 }),
    { kind: 'loaded', value: { items: [{ resource: { id: anyText } }] } },
  ),
  giveDataAccess: taken(
    'once, to be extended and ended',
    withRequest(async ({ grant }, client) => [
      await dataOf(client).giveDataAccess({ ...grant, until }),
      await dataOf(client).giveDataAccess({ ...grant, until }),
      await dataOf(client).endDataAccess(grant),
    ]),
    [changed, conflict, changed],
  ),
  extendDataAccess: taken(
    'that was given',
    withRequest(async ({ grant }, client) => {
      await dataOf(client).giveDataAccess({ ...grant, until })
      const extended = await dataOf(client).extendDataAccess({ ...grant, until: '2099-11-30' })
      await dataOf(client).endDataAccess(grant)
      return extended
    }),
    changed,
  ),
  endDataAccess: taken(
    'once',
    withRequest(async ({ grant }, client) => {
      await dataOf(client).giveDataAccess({ ...grant, until })
      return [await dataOf(client).endDataAccess(grant), await dataOf(client).endDataAccess(grant)]
    }),
    [changed, notFound],
  ),
  listDatasetAccess: taken(
    'also of access that has ended',
    withRequest(async ({ grant }, client) => {
      await dataOf(client).giveDataAccess({ ...grant, until })
      await dataOf(client).endDataAccess(grant)
      const input = { datasetId: grant.datasetId, state: 'ended' } as const
      const ended = await dataOf(client).listDatasetAccess(input, { cache: false })
      return (
        ended.kind === 'loaded' && ended.value.items.some(({ user }) => user?.id === grant.user)
      )
    }),
    true,
    [
      asAdministrator(
        'of none',
        (client) => dataOf(client).listDatasetAccess({ datasetId: 'none' }),
        notFound,
      ),
    ],
  ),
  listOpenedDays: taken(
    'since a day',
    withRequest(({ grant: { datasetId } }, client) =>
      dataOf(client).listOpenedDays({ datasetId, from: '2026-01-01' }),
    ),
    { kind: 'loaded', value: { items: [] } },
    [
      asAdministrator(
        'of none',
        (client) => dataOf(client).listOpenedDays({ datasetId: 'none' }),
        notFound,
      ),
    ],
  ),
  listAccessReviews: taken(
    'that wait',
    (client) => dataOf(client).listAccessReviews({ limit: 1 }),
    {
      kind: 'loaded',
      value: { next: null },
    },
  ),
  keepReviewedAccess: taken(
    'of none',
    (client) => dataOf(client).keepReviewedAccess({ reviewId: 'none' }),
    notFound,
  ),
  endReviewedAccess: taken(
    'of none',
    (client) => dataOf(client).endReviewedAccess({ reviewId: 'none', reason: 'Conformance' }),
    notFound,
  ),
  exportDatasetReport: taken(
    'as CSV and as JSON',
    withRequest(async ({ grant: { datasetId } }, client) => [
      await dataOf(client).exportDatasetReport({ datasetId, of: 'access', format: 'csv' }),
      await dataOf(client).exportDatasetReport({ datasetId, of: 'days', format: 'json' }),
    ]),
    [
      { kind: 'exported', value: { file: anyText } },
      { kind: 'exported', value: { file: anyText } },
    ],
  ),
} satisfies Readonly<Record<string, CallCases>>
