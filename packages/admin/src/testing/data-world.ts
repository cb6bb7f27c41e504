import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { refuse, type Handlers } from '@vestibule/api-client/testing'

const organization = { id: 'calder', name: 'Calder' }
const helene = {
  id: 'usr_1',
  first_name: 'Helene',
  last_name: 'Aalto',
  email: 'helene@calder.example',
  organization,
}
const tides = { id: 'DatasetResource:tides', name: 'Tides', kind: 'DatasetResource' }

/** A request that waits for a decision. */
export const asked: ValueFrom<'getDataRequest'> = {
  id: 'req_1',
  number: 7,
  kind: 'access',
  state: 'submitted',
  resource: tides,
  purpose: 'To compare two cohorts',
  project: 'Sea levels',
  until: '2027-04-01T00:00:00Z',
  last_day: '2027-03-31',
  granted_last_day: null,
  approvals: { given: 0, needed: 1 },
  created_at: '2026-11-17T08:00:00Z',
  decided_at: null,
  steps: [{ at: '2026-11-17T08:00:00Z', what: 'submitted', text: null }],
  user: helene,
  colleagues: [],
  current_last_day: null,
  decided_by: null,
  can_decide: true,
}

const grant: ItemOf<'listGrants'> = {
  resource: tides,
  organization: null,
  user: { ...helene, has_it_anyway: false, last_opened_at: '2026-11-10T08:00:00Z' },
  imported: false,
  given_by: 'Iris Vale',
  given_at: '2026-10-01T08:00:00Z',
  from: null,
  until: '2027-04-01T00:00:00Z',
  last_day: '2027-03-31',
  reason: 'A pilot',
}

const access: ItemOf<'listDatasetAccess'>[] = [
  {
    user: helene,
    organization: null,
    state: 'open',
    from: null,
    until: '2027-04-01T00:00:00Z',
    last_day: '2027-03-31',
    given_at: '2026-10-01T08:00:00Z',
    given_by: 'Iris Vale',
    request: { id: 'req_1', number: 7 },
    terms: [{ name: 'Terms of Tides', version: 2, accepted_at: '2026-10-02T08:00:00Z' }],
    last_opened_at: '2026-11-10T08:00:00Z',
  },
  {
    user: null,
    organization,
    state: 'ended',
    from: null,
    until: '2026-10-01T00:00:00Z',
    last_day: '2026-09-30',
    given_at: null,
    given_by: null,
    request: null,
    terms: [],
    last_opened_at: null,
  },
]

const days: ItemOf<'listOpenedDays'>[] = [
  { day: '2026-11-10', user: helene, acting_for: null, apps: ['signals', 'survival'], hours: 3 },
  { day: '2026-11-09', user: helene, acting_for: organization, apps: [], hours: 1 },
  { day: '2026-11-08', user: null, acting_for: null, apps: ['signals'], hours: 1 },
]

const review: ItemOf<'listAccessReviews'> = {
  id: 'review_1',
  resource: { id: tides.id, name: tides.name },
  user: helene,
  organization: null,
  asked_at: '2026-11-01T08:00:00Z',
  due_at: '2026-12-01T08:00:00Z',
  last_day: '2026-12-01',
  given_at: '2026-05-01T08:00:00Z',
  last_opened_at: null,
  answer: null,
  answered_at: null,
  answered_by: null,
  can_answer: true,
}

/**
 * Terms of the dataset: those of its steward, which can be replaced, and imported ones, which stay in force beside
 * them.
 */
const termsOfTides: ItemOf<'listStewardedTerms'>[] = [
  {
    id: 'terms_1',
    name: 'Terms of Tides',
    version: 1,
    state: 'in_force',
    valid_from: '2026-11-01T00:00:00Z',
    signature: 'name',
    imported: false,
    replaced_by: null,
    accepted: 12,
    not_yet: 3,
    can_replace: true,
    content: '<p>Name the source of every figure.</p>',
    translations: {},
  },
  {
    id: 'terms_2',
    name: 'Terms of the coast',
    version: 2,
    state: 'in_force',
    valid_from: null,
    signature: 'accept',
    imported: true,
    replaced_by: null,
    accepted: 15,
    not_yet: 0,
    can_replace: false,
    content: '<p>Keep the data on this platform.</p>',
    translations: {},
  },
]

/** A data steward of one data partner. */
export const steward: ValueFrom<'getDataSteward'> = {
  partners: [{ id: 'tidewater', name: 'Tidewater' }],
  stands_in: false,
  read_only: null,
  needs_proof: false,
  proofs: ['passkey'],
  proposed_last_day: null,
  waiting: 1,
  reviews: 1,
}

const pageOf = <Item>(items: readonly Item[]) => ({
  items: [...items],
  next: null,
  total: items.length,
})

/**
 * A fake server with one request, which waits until it is decided. `sent`: the bodies of the calls that changed
 * something.
 */
export function stewardWith(more: Partial<ValueFrom<'getDataRequest'>> = {}) {
  let request: ValueFrom<'getDataRequest'> = { ...asked, ...more }
  let grants = [grant]
  let answer: Partial<ItemOf<'listAccessReviews'>> | null = null
  const answered = { answered_at: '2026-11-18T08:00:00Z', answered_by: 'Iris Vale' }
  let terms = termsOfTides
  const sent: unknown[] = []
  const decide =
    <Answer>(change: () => void, answer: () => Answer) =>
    ({ body }: { body: unknown }) => {
      sent.push(body)
      change()
      return answer()
    }
  const step = (state: string, what: string) => () => {
    const isDecided = state !== 'returned'
    request = {
      ...request,
      state,
      can_decide: !isDecided,
      granted_last_day: state === 'approved' ? '2027-03-31' : null,
      decided_by: 'Iris Vale',
      decided_at: isDecided ? '2026-11-18T08:00:00Z' : null,
      steps: [...request.steps, { at: '2026-11-18T08:00:00Z', what, text: null }],
    }
  }
  const isOpen = () => request.state === 'submitted' || request.state === 'returned'
  const handlers: Handlers = {
    getDataSteward: () => ({ ...steward, waiting: isOpen() ? 1 : 0 }),
    listDataRequests: ({ query }) =>
      pageOf((query['state'] === 'decided') === isOpen() ? [] : [request]),
    getDataRequest: () => request,
    approveDataRequest: decide(step('approved', 'approved'), () => ({
      state: 'approved',
      approvals: { given: 1, needed: 1 },
    })),
    returnDataRequest: decide(step('returned', 'returned'), () => null),
    refuseDataRequest: decide(step('refused', 'refused'), () => null),
    listStewardedDatasets: pageOf([
      {
        id: tides.id,
        name: tides.name,
        kind: tides.kind,
        partner: { id: 'tidewater', name: 'Tidewater' },
        discoverable: 'everyone',
        organizations: 2,
        people: 1,
        ends_soon: 0,
        requests: 1,
      },
    ]),
    listDataGrants: () => pageOf(grants),
    listAccessReviews: ({ query: { state } }) =>
      pageOf((state === 'answered') === (answer !== null) ? [{ ...review, ...answer }] : []),
    keepReviewedAccess: decide(
      () => void (answer = { ...answered, answer: 'kept' }),
      () => null,
    ),
    endReviewedAccess: decide(
      () => void (answer = { ...answered, answer: 'ended' }),
      () => null,
    ),
    listDatasetAccess: ({ params, query: { state } }) =>
      params['datasetId'] !== tides.id
        ? refuse('not_found')
        : pageOf(access.filter((one) => state === undefined || one.state === state)),
    listOpenedDays: () => pageOf(days),
    exportDatasetReport: decide(
      () => {},
      () => ({ file: 'Day', count: 3, is_cut: false }),
    ),
    listStewardedTerms: () => pageOf(terms),
    publishDatasetTerms: ({ body }) => {
      sent.push(body)
      const [first, ...others] = terms as [
        ItemOf<'listStewardedTerms'>,
        ...ItemOf<'listStewardedTerms'>[],
      ]
      const id = 'terms_3'
      const { name, content } = body as { name: string; content: string }
      const replaced_by = { id, name }
      const made = { ...first, id, name, content, accepted: 0, not_yet: 15 }
      terms = [made, { ...first, state: 'replaced', replaced_by, can_replace: false }, ...others]
      return { id }
    },
    giveDataAccess: decide(
      () => {},
      () => null,
    ),
    extendDataAccess: decide(
      () => {},
      () => null,
    ),
    endDataAccess: decide(
      () => void (grants = []),
      () => null,
    ),
  }
  return { handlers, sent }
}
