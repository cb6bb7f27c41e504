import { expect, it } from 'vitest'
import { readListAddress } from '../list/list-address.ts'
import { createFakeClient } from '@vestibule/api-client/testing'
import { english } from '../testing/english.ts'
import { auditFilters } from './audit-filters.ts'
import { eventFilters } from './event-address.ts'

const filters = auditFilters(createFakeClient({}).client, english.audit)
const names = filters.map(({ id }) => id)

const now = Date.parse('2026-11-20T12:00:00Z')
const week = '2026-11-13T12:00:00.000Z'

it.each([
  ['', { from: week }],
  [
    'period=30d&what=dataset_opened&resource=dataset:a',
    {
      from: '2026-10-21T12:00:00.000Z',
      event: 'dataset_opened',
      resource: 'dataset:a',
    },
  ],
  [
    'period=all&who=usr_1&whom=usr_2&organization=o',
    {
      who: 'usr_1',
      whom: 'usr_2',
      organization: 'o',
    },
  ],
  // An address with a search, a request or a session has no default period, because the events may be of any age.
  ['q=4KQ7-M2', { q: '4KQ7-M2' }],
  ['request=r&session=s', { request: 'r', session: 's' }],
  ['q=4KQ7-M2&period=7d', { q: '4KQ7-M2', from: week }],
  // Unknown values are ignored.
  ['period=never&result=perhaps', { from: week }],
  ['result=refused', { result: 'refused', from: week }],
])('%s', (query, asked) => {
  const address = readListAddress(new URLSearchParams(query), names)
  expect(eventFilters(address, now)).toEqual(asked)
})
