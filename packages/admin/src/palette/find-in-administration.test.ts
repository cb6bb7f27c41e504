import { createFakeClient, refuse, type Handlers } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { people } from '../testing/admin-people.ts'
import { administratorWith } from '../testing/administrator.ts'
import { findInAdministration } from './find-in-administration.ts'

const ticket = {
  id: 'tic_1',
  number: 12,
  subject: 'Export stops',
  state: 'open' as const,
  category: 'problem' as const,
  support_code: '4KQ7-M2XD',
  created_at: '2026-11-19T16:20:00Z',
  by: { id: 'usr_1', name: 'Hélène Marchand' },
  organization: { id: 'calder', name: 'Calder Oncology' },
}
const handlers: Handlers = {
  getAdministrator: administratorWith(['users.read', 'organizations.read', 'support.read']),
  listUsers: { items: people.slice(0, 1), next: null, total: 1 },
  listAllOrganizations: { items: [], next: null },
  listAllTickets: { items: [ticket], next: null },
  listErrorReports: { items: [], next: null },
}
const find = (query: string, change: Handlers = {}) => {
  const { client, transport } = createFakeClient({ ...handlers, ...change })
  return { found: findInAdministration(client, query), transport }
}

it('finds people by name, with a link to their page', async () => {
  const groups = await find('chidi').found
  expect(groups).toEqual([
    {
      label: 'People',
      items: [
        expect.objectContaining({
          kind: 'person',
          title: 'Chidi Abara',
          href: '/admin/users/usr_2/',
        }),
      ],
    },
  ])
})

it('finds a ticket by its support code, however that is typed', async () => {
  const { found, transport } = find('4kq7-m2xd')
  const groups = await found
  expect(groups?.flatMap(({ items }) => items)).toContainEqual(
    expect.objectContaining({ kind: 'ticket', href: '/admin/support/tic_1/' }),
  )
  expect(transport.callsTo('listAllTickets')[0]?.query['q']).toBe('4KQ7-M2XD')
})

it('leads to the report of an error with the code, which is shown open', async () => {
  const { found } = find('4kq7-m2xd', {
    listErrorReports: {
      items: [
        {
          id: 'err_1',
          app: 'shell',
          message: 'It failed',
          times: 1,
          people: 1,
          first_at: '2026-11-18T08:00:00Z',
          last_at: '2026-11-18T08:00:00Z',
          support_code: '4KQ7-M2XD',
          version: '',
          url: '',
          stack: '',
          session: null,
        },
      ],
      next: null,
    },
  })
  expect((await found)?.flatMap(({ items }) => items)).toContainEqual(
    expect.objectContaining({
      kind: 'error',
      href: '/admin/support/?q=4KQ7-M2XD&error=err_1',
    }),
  )
})

it('does not search for codes in a name', async () => {
  const { found, transport } = find('chidi')
  await found
  expect(transport.callsTo('listAllTickets')).toEqual([])
})

it('asks for nothing that the role may not read', async () => {
  const { found, transport } = find('4kq7-m2xd', {
    getAdministrator: administratorWith(['users.read']),
  })
  await found
  const asked = new Set(transport.calls.map(({ name }) => name))
  expect([...asked].toSorted()).toEqual(['getAdministrator', 'listUsers'])
})

it('is null if a request fails, so that nobody reads “nothing found”', async () => {
  expect(await find('chidi', { listUsers: refuse('server_error') }).found).toBeNull()
})
