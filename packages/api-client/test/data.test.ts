import { describe, expect, it } from 'vitest'
import { dataCalls, type Call, type DataCalls } from '../src/contract/index.ts'
import * as api from '../src/data.ts'
import type { Client } from '../src/index.ts'
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
const grant = { dataset: 'tides', user: 'u1', reason: 'A pilot' }

/** For each call of asking and deciding: how to make it, and a successful answer. */
const made: {
  readonly [Name in keyof DataCalls]: readonly [
    (client: Client) => Promise<{ readonly kind: string; readonly error?: unknown }>,
    Required<Handlers>[Name],
  ]
} = {
  listCatalogue: [(c) => api.listCatalogue(c, { q: 'tides' }), page],
  requestAccess: [
    (c) =>
      api.requestAccess(c, {
        resource: 'tides',
        purpose: 'To compare levels',
        until: '2027-03-31',
        colleagues: ['bo@acme.example'],
      }),
    { id, number: 7 },
  ],
  listOwnRequests: [
    (c) => api.listOwnRequests(c),
    [{ ...request, colleagues: [], is_colleague: false }],
  ],
  answerRequest: [(c) => api.answerRequest(c, { id, text: 'The last ten years' }), null],
  withdrawRequest: [(c) => api.withdrawRequest(c, { id }), null],
  getDataSteward: [
    (c) => api.getDataSteward(c),
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
  listDataRequests: [(c) => api.listDataRequests(c, { state: 'decided', limit: 10 }), page],
  getDataRequest: [
    (c) => api.getDataRequest(c, { id }),
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
    (c) => api.approveDataRequest(c, { id, until: '2027-03-31', text: 'Welcome' }),
    { state: 'approved', approvals: { given: 1, needed: 1 } },
  ],
  returnDataRequest: [(c) => api.returnDataRequest(c, { id, text: 'Which years?' }), null],
  refuseDataRequest: [(c) => api.refuseDataRequest(c, { id, text: 'Not for this' }), null],
  listStewardedDatasets: [(c) => api.listStewardedDatasets(c), page],
  listDataGrants: [(c) => api.listDataGrants(c, { to: 'organization', ends_within: '30' }), page],
  giveDataAccess: [(c) => api.giveDataAccess(c, { ...grant, until: null }), null],
  extendDataAccess: [(c) => api.extendDataAccess(c, { ...grant, until: '2027-03-31' }), null],
  endDataAccess: [(c) => api.endDataAccess(c, grant), null],
  listStewardedTerms: [(c) => api.listStewardedTerms(c, { dataset: 'tides', limit: 10 }), page],
  publishDatasetTerms: [
    (c) =>
      api.publishDatasetTerms(c, {
        dataset: 'tides',
        name: 'Terms of Tides',
        content: '<p>Name the source</p>',
        validFrom: '2027-01-01T00:00:00Z',
        signature: 'name',
      }),
    { id: 'terms-2027' },
  ],
  listDatasetAccess: [(c) => api.listDatasetAccess(c, { dataset: 'tides', state: 'ended' }), page],
  listOpenedDays: [(c) => api.listOpenedDays(c, { dataset: 'tides', from: '2027-01-01' }), page],
  listAccessReviews: [(c) => api.listAccessReviews(c, { state: 'answered' }), page],
  keepReviewedAccess: [(c) => api.keepReviewedAccess(c, { id, reason: 'A study' }), null],
  endReviewedAccess: [(c) => api.endReviewedAccess(c, { id, reason: 'Over' }), null],
  exportDatasetReport: [
    (c) => api.exportDatasetReport(c, { dataset: 'tides', of: 'days', format: 'csv' }),
    { file: 'Day', count: 0, is_cut: false },
  ],
}

describe('each call of asking for a dataset and deciding', () => {
  it.each(Object.keys(dataCalls) as (keyof DataCalls)[])(
    '%s is made as the contract says, and tells its refusals apart',
    async (name) => {
      const [make, success] = made[name]
      const { client, transport } = createFakeClient({ [name]: success })
      expect(await make(client)).not.toHaveProperty('error')
      expect(transport.problems).toEqual([])
      expect(transport.calls.map((call) => call.name)).toEqual([name])
      for (const code of (dataCalls[name] as Call).endpoint.errors ?? []) {
        const refused = createFakeClient({ [name]: refuse(code) })
        const outcome = await make(refused.client)
        expect(outcome.error).toMatchObject({ code })
        expect(outcome.kind).not.toBe('failed')
      }
    },
  )
})
