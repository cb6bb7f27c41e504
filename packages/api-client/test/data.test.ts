import { describe, expect, it } from 'vitest'
import { type Call, dataCalls } from '../src/contract/index.ts'
import { dataOf, type DataAccess } from '../src/data.ts'
import { createFakeClient, refuse } from '../src/testing/index.ts'
import type { Handlers } from '../src/testing/index.ts'

const page = { items: [], next: null, total: 0 }
const id = 'r1'
const request = {
  id,
  number: 7,
  kind: 'access',
  state: 'submitted',
  resource: { id: 'DatasetResource:tides', name: 'Tides', kind: 'DatasetResource' },
  purpose: 'To compare levels',
  project: null,
  until: null,
  last_day: null,
  granted_last_day: null,
  approvals: { given: 0, needed: 1 },
  created_at: '2026-11-01T00:00:00Z',
  decided_at: null,
  steps: [{ at: '2026-11-01T00:00:00Z', what: 'submitted', text: null }],
}
const person = { id: 'u1', first_name: 'Ada', last_name: 'Byron', email: 'ada@acme.example' }
const grant = { datasetId: 'tides', user: 'u1', reason: 'A pilot' }

/**
 * For each call with which users ask for access to data, or stewards decide about it: how to make it, and a successful
 * answer.
 */
const made: {
  readonly [Name in keyof typeof dataCalls]: readonly [
    (api: DataAccess) => Promise<{ readonly kind: string; readonly error?: unknown }>,
    Required<Handlers>[Name],
  ]
} = {
  listCatalogue: [(api) => api.listCatalogue({ q: 'tides' }), page],
  requestAccess: [
    (api) =>
      api.requestAccess({
        resource: 'tides',
        purpose: 'To compare levels',
        until: '2027-03-31',
        colleagues: ['bo@acme.example'],
      }),
    { id, number: 7 },
  ],
  listOwnRequests: [
    (api) => api.listOwnRequests(),
    [{ ...request, colleagues: [], is_colleague: false }],
  ],
  answerRequest: [(api) => api.answerRequest({ requestId: id, text: 'The last ten years' }), null],
  withdrawRequest: [(api) => api.withdrawRequest({ requestId: id }), null],
  getDataSteward: [
    (api) => api.getDataSteward(),
    {
      partners: [{ id: 'tidewater', name: 'Tidewater' }],
      stands_in: false,
      read_only: null,
      needs_proof: false,
      proofs: ['passkey'],
      proposed_last_day: null,
      waiting: 1,
      reviews: 0,
    },
  ],
  listDataRequests: [(api) => api.listDataRequests({ state: 'decided', limit: 10 }), page],
  getDataRequest: [
    (api) => api.getDataRequest({ requestId: id }),
    {
      ...request,
      user: { ...person, organization: { id: 'acme', name: 'Acme' } },
      colleagues: [],
      current_last_day: null,
      decided_by: null,
      can_decide: true,
    },
  ],
  approveDataRequest: [
    (api) => api.approveDataRequest({ requestId: id, until: '2027-03-31', text: 'Welcome' }),
    { state: 'approved', approvals: { given: 1, needed: 1 } },
  ],
  returnDataRequest: [
    (api) => api.returnDataRequest({ requestId: id, text: 'Which years?' }),
    null,
  ],
  refuseDataRequest: [
    (api) => api.refuseDataRequest({ requestId: id, text: 'Not for this' }),
    null,
  ],
  listStewardedDatasets: [(api) => api.listStewardedDatasets(), page],
  listDataGrants: [(api) => api.listDataGrants({ to: 'organization', ends_within: '30' }), page],
  giveDataAccess: [(api) => api.giveDataAccess({ ...grant, until: null }), null],
  extendDataAccess: [(api) => api.extendDataAccess({ ...grant, until: '2027-03-31' }), null],
  endDataAccess: [(api) => api.endDataAccess(grant), null],
  listStewardedTerms: [(api) => api.listStewardedTerms({ datasetId: 'tides', limit: 10 }), page],
  publishDatasetTerms: [
    (api) =>
      api.publishDatasetTerms({
        datasetId: 'tides',
        name: 'Terms of Tides',
        content: '<p>Name the source</p>',
        valid_from: '2027-01-01T00:00:00Z',
        signature: 'name',
      }),
    { id: 'terms-2027' },
  ],
  listDatasetAccess: [(api) => api.listDatasetAccess({ datasetId: 'tides', state: 'ended' }), page],
  listOpenedDays: [(api) => api.listOpenedDays({ datasetId: 'tides', from: '2027-01-01' }), page],
  listAccessReviews: [(api) => api.listAccessReviews({ state: 'answered' }), page],
  keepReviewedAccess: [(api) => api.keepReviewedAccess({ reviewId: id, reason: 'A study' }), null],
  endReviewedAccess: [(api) => api.endReviewedAccess({ reviewId: id, reason: 'Over' }), null],
  exportDatasetReport: [
    (api) => api.exportDatasetReport({ datasetId: 'tides', of: 'days', format: 'csv' }),
    { file: 'Day', count: 0, is_cut: false },
  ],
}

describe('each call of asking for a dataset and deciding', () => {
  it.each(Object.keys(dataCalls) as (keyof typeof dataCalls)[])(
    '%s is made as the contract says, and tells its refusals apart',
    async (name) => {
      const [make, success] = made[name]
      const { client, transport } = createFakeClient({ [name]: success })
      expect(await make(dataOf(client))).not.toHaveProperty('error')
      expect(transport.problems).toEqual([])
      expect(transport.calls.map((call) => call.name)).toEqual([name])
      for (const code of (dataCalls[name] as Call).endpoint.errors ?? []) {
        const refused = createFakeClient({ [name]: refuse(code) })
        const outcome = await make(dataOf(refused.client))
        expect(outcome.error).toMatchObject({ code })
        expect(outcome.kind).not.toBe('failed')
      }
    },
  )
})
