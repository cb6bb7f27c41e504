import { isOpenRequest } from '@vestibule/api-client/contract'
import type { Client } from '@vestibule/api-client'
import {
  answerRequest,
  approveDataRequest,
  endDataAccess,
  endReviewedAccess,
  exportDatasetReport,
  extendDataAccess,
  getDataRequest,
  getDataSteward,
  giveDataAccess,
  keepReviewedAccess,
  listAccessReviews,
  listCatalogue,
  listDataGrants,
  listDataRequests,
  listDatasetAccess,
  listOpenedDays,
  listOwnRequests,
  listStewardedDatasets,
  refuseDataRequest,
  requestAccess,
  returnDataRequest,
  withdrawRequest,
} from '@vestibule/api-client/data'
import { asAdministrator, signedInUser, taken } from './administrator.ts'
import { withoutSession, type CallCases } from './call-cases.ts'
import { anyText } from './match.ts'
import { accountOf, given, type ConformanceWorld } from './world.ts'

const changed = { kind: 'changed' }
const notFound = { kind: 'notFound' }
const conflict = { kind: 'conflict' }
const until = '2099-12-31'

/** A fresh request of the other user for the dataset that they may find; the administrator decides on it. */
async function asked(world: ConformanceWorld) {
  const { id: user, client } = await signedInUser(world, 'other_user')
  const { findable_dataset } = accountOf(world, 'other_user')
  const resource = given(findable_dataset, 'accounts.other_user.findable_dataset')
  const earlier = await listOwnRequests(client, { cache: false })
  for (const { id, state } of earlier.kind === 'loaded' ? earlier.value : []) {
    if (isOpenRequest(state)) await withdrawRequest(client, { id })
  }
  const request = { resource, purpose: 'To compare two cohorts' }
  const first = await requestAccess(client, request)
  if (first.kind !== 'requested') throw new Error(`the request is ${first.kind}`)
  return {
    client,
    user,
    request,
    id: first.id,
    first,
    grant: { dataset: resource, user, reason: 'Conformance' },
  }
}

/** Runs with a fresh request, and withdraws it if it is still open. */
const withRequest =
  (run: (request: Awaited<ReturnType<typeof asked>>, client: Client) => Promise<unknown>) =>
  async (client: Client, world: ConformanceWorld) => {
    const request = await asked(world)
    const outcome = await run(request, client)
    await withdrawRequest(request.client, request)
    return outcome
  }

/** Cases of asking for a dataset, and of deciding. */
export const dataCases = {
  listCatalogue: taken(
    'with what may be found',
    withRequest(async ({ client, id }) => {
      const found = await listCatalogue(client, {}, { cache: false })
      return found.kind === 'loaded' && found.value.items.some(({ request }) => request?.id === id)
    }),
    true,
    [withoutSession(({ client }) => listCatalogue(client))],
  ),
  requestAccess: taken(
    'once until it is decided, and to nothing that is not there',
    withRequest(async ({ client, request, first }) => [
      first,
      await requestAccess(client, request),
      await requestAccess(client, { ...request, resource: 'none' }),
    ]),
    [{ kind: 'requested' }, conflict, notFound],
    [withoutSession(({ client }) => requestAccess(client, { resource: 'none', purpose: 'x' }))],
  ),
  listOwnRequests: taken(
    'with what has happened to each',
    withRequest(async ({ client, id }) => {
      const own = await listOwnRequests(client, { cache: false })
      const request = own.kind === 'loaded' ? own.value.find((one) => one.id === id) : undefined
      return [request?.state, request?.steps.map(({ what }) => what)]
    }),
    ['submitted', ['submitted']],
    [withoutSession(({ client }) => listOwnRequests(client))],
  ),
  answerRequest: taken(
    'once, when it was returned',
    withRequest(async ({ client, id }, steward) => {
      const answer = { id, text: 'The last ten years' }
      const early = await answerRequest(client, answer)
      await returnDataRequest(steward, { id, text: 'Which years?' })
      return [early, await answerRequest(client, answer), await answerRequest(client, answer)]
    }),
    [conflict, changed, conflict],
    [withoutSession(({ client }) => answerRequest(client, { id: 'none', text: 'x' }))],
  ),
  withdrawRequest: taken(
    'once',
    withRequest(async ({ client, id }) => [
      await withdrawRequest(client, { id }),
      await withdrawRequest(client, { id }),
    ]),
    [changed, conflict],
    [withoutSession(({ client }) => withdrawRequest(client, { id: 'none' }))],
  ),
  getDataSteward: taken('of a platform-admin', (client) => getDataSteward(client), {
    kind: 'loaded',
    value: { stands_in: true },
  }),
  listDataRequests: taken(
    'that wait',
    withRequest((_, client) => listDataRequests(client, {}, { cache: false })),
    { kind: 'loaded', value: { items: [{ id: anyText, state: 'submitted' }] } },
  ),
  getDataRequest: taken(
    'that waits',
    withRequest(({ id }, client) => getDataRequest(client, { id })),
    { kind: 'loaded', value: { state: 'submitted', can_decide: true } },
    [asAdministrator('of nobody', (client) => getDataRequest(client, { id: 'none' }), notFound)],
  ),
  approveDataRequest: taken(
    'once, which opens the dataset until it is ended',
    withRequest(async ({ id, grant }, client) => {
      const approved = await approveDataRequest(client, { id, until })
      const again = await approveDataRequest(client, { id, until })
      return [approved, again, await endDataAccess(client, grant)]
    }),
    [{ kind: 'approved', state: 'approved' }, conflict, changed],
  ),
  returnDataRequest: taken(
    'with a question',
    withRequest(({ id }, client) => returnDataRequest(client, { id, text: 'Which years?' })),
    changed,
  ),
  refuseDataRequest: taken(
    'once',
    withRequest(async ({ id }, client) => [
      await refuseDataRequest(client, { id, text: 'Not for this' }),
      await refuseDataRequest(client, { id, text: 'Not for this' }),
    ]),
    [changed, conflict],
  ),
  listStewardedDatasets: taken(
    'with how many can open each',
    (client) => listStewardedDatasets(client, { limit: 1 }),
    { kind: 'loaded', value: { items: [{ id: anyText, name: anyText }] } },
  ),
  listDataGrants: taken(
    'to organisations',
    (client) => listDataGrants(client, { to: 'organization', limit: 1 }),
    { kind: 'loaded', value: { items: [{ resource: { id: anyText } }] } },
  ),
  giveDataAccess: taken(
    'once, to be extended and ended',
    withRequest(async ({ grant }, client) => [
      await giveDataAccess(client, { ...grant, until }),
      await giveDataAccess(client, { ...grant, until }),
      await endDataAccess(client, grant),
    ]),
    [changed, conflict, changed],
  ),
  extendDataAccess: taken(
    'that was given',
    withRequest(async ({ grant }, client) => {
      await giveDataAccess(client, { ...grant, until })
      const extended = await extendDataAccess(client, { ...grant, until: '2099-11-30' })
      await endDataAccess(client, grant)
      return extended
    }),
    changed,
  ),
  endDataAccess: taken(
    'once',
    withRequest(async ({ grant }, client) => {
      await giveDataAccess(client, { ...grant, until })
      return [await endDataAccess(client, grant), await endDataAccess(client, grant)]
    }),
    [changed, notFound],
  ),
  listDatasetAccess: taken(
    'also of access that has ended',
    withRequest(async ({ grant }, client) => {
      await giveDataAccess(client, { ...grant, until })
      await endDataAccess(client, grant)
      const input = { dataset: grant.dataset, state: 'ended' } as const
      const ended = await listDatasetAccess(client, input, { cache: false })
      return (
        ended.kind === 'loaded' && ended.value.items.some(({ user }) => user?.id === grant.user)
      )
    }),
    true,
    [
      asAdministrator(
        'of none',
        (client) => listDatasetAccess(client, { dataset: 'none' }),
        notFound,
      ),
    ],
  ),
  listOpenedDays: taken(
    'since a day',
    withRequest(({ grant: { dataset } }, client) =>
      listOpenedDays(client, { dataset, from: '2026-01-01' }),
    ),
    { kind: 'loaded', value: { items: [] } },
    [asAdministrator('of none', (client) => listOpenedDays(client, { dataset: 'none' }), notFound)],
  ),
  listAccessReviews: taken('that wait', (client) => listAccessReviews(client, { limit: 1 }), {
    kind: 'loaded',
    value: { next: null },
  }),
  keepReviewedAccess: taken(
    'of none',
    (client) => keepReviewedAccess(client, { id: 'none' }),
    notFound,
  ),
  endReviewedAccess: taken(
    'of none',
    (client) => endReviewedAccess(client, { id: 'none', reason: 'Conformance' }),
    notFound,
  ),
  exportDatasetReport: taken(
    'as CSV and as JSON',
    withRequest(async ({ grant: { dataset } }, client) => [
      await exportDatasetReport(client, { dataset, of: 'access', format: 'csv' }),
      await exportDatasetReport(client, { dataset, of: 'days', format: 'json' }),
    ]),
    [
      { kind: 'exported', file: anyText },
      { kind: 'exported', file: anyText },
    ],
  ),
} satisfies Readonly<Record<string, CallCases>>
