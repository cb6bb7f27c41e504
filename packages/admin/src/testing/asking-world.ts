import type { ItemOf } from '@vestibule/api-client/contract'
import type { Handlers } from '@vestibule/api-client/testing'

/** A dataset that can be asked for. */
export const tides: ItemOf<'listCatalogue'> = {
  id: 'tides',
  resourcetype: 'DatasetResource',
  display_name: 'Tides',
  description: 'Water levels of forty ports, hour by hour',
  version: '3',
  released_at: null,
  size: { patients: 1200, samples: 3400 },
  partner: { id: 'tidewater', name: 'Tidewater' },
  terms: [{ id: 'terms', name: 'Terms of Tidewater' }],
  open: false,
  request: null,
}

const at = '2026-11-17T08:00:00Z'
const request: ItemOf<'listOwnRequests'> = {
  id: 'req_1',
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
  created_at: at,
  decided_at: null,
  steps: [{ at, what: 'submitted', text: null }],
  colleagues: [],
  is_colleague: false,
}

/**
 * A fake server for a user who asks for datasets. `own`: the request that the user has made; absent: none yet. `sent`
 * has the bodies of what the user has sent.
 */
export function askerWith(own?: Partial<ItemOf<'listOwnRequests'>>) {
  const sent: unknown[] = []
  const question = { at, what: 'returned', text: 'Which years?' }
  let asked: ItemOf<'listOwnRequests'> | null =
    own === undefined
      ? null
      : {
          ...request,
          ...(own.state === 'returned' && { steps: [...request.steps, question] }),
          ...own,
        }
  const change = (state: string, what: string) => {
    if (asked) asked = { ...asked, state, steps: [...asked.steps, { at, what, text: null }] }
  }
  const handlers: Handlers = {
    listCatalogue: () => ({
      items: [
        { ...tides, request: asked && { id: asked.id, number: asked.number, state: asked.state } },
      ],
      next: null,
    }),
    listOwnRequests: () => (asked ? [asked] : []),
    requestAccess({ body }) {
      sent.push(body)
      asked = request
      return { id: request.id, number: request.number }
    },
    answerRequest({ body }) {
      sent.push(body)
      change('submitted', 'answered')
      return null
    },
    withdrawRequest() {
      change('withdrawn', 'withdrawn')
      return null
    },
  }
  return { handlers, sent }
}
