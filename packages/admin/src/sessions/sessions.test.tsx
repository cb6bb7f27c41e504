import { screen, waitFor, within } from '@testing-library/react'
import type { AdminPermission, ItemOf } from '@vestibule/api-client/contract'
import type { Handlers } from '@vestibule/api-client/testing'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const now = Date.parse('2026-11-20T14:00:00Z')
const chidi: ItemOf<'listAllSessions'> = {
  id: 's1',
  user: {
    id: 'usr_2',
    email: 'chidi.abara@northfield.example',
    first_name: 'Chidi',
    last_name: 'Abara',
  },
  organization: { id: 'northfield', name: 'Northfield' },
  own: false,
  acting_for: null,
  user_agent: { browser: 'Firefox', system: 'macOS' },
  ip: '192.0.2.7',
  signed_in_at: '2026-11-02T09:47:00Z',
  last_seen_at: '2026-11-03T13:58:00Z',
  expires_at: '2026-11-29T09:47:00Z',
  factors: ['organization', 'organization_mfa'],
}
const inès: ItemOf<'listAllSessions'> = {
  ...chidi,
  id: 's2',
  user: { id: 'usr_9', email: 'ines@vestibule.example', first_name: 'Inès', last_name: 'Okafor' },
  own: true,
  acting_for: { id: 'calder', name: 'Calder Oncology' },
  factors: ['passkey_uv'],
}

/** A fake server that lists each session until it is ended. */
function open(permissions: readonly AdminPermission[]): Handlers {
  let sessions = [inès, chidi]
  return {
    getAdministrator: administratorWith(permissions),
    listAllSessions: ({ query }) => {
      const found = sessions.filter(({ user }) => user.email.includes(String(query['q'] ?? '')))
      return { items: found, next: null, total: found.length }
    },
    endUserSession: ({ body }) => {
      sessions = sessions.filter(({ id }) => id !== body.session_id)
      return null
    },
  }
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const render = (permissions: readonly AdminPermission[]) =>
  renderAdmin('/admin/sessions/', { handlers: open(permissions), clock: createFakeClock(now) })

it('says whose each session is, from where, how it began and for whom its person acts', async () => {
  const { transport } = render(['users.read'])
  const row = await rowOf(/Chidi Abara/)
  expect(row.getByRole('link', { name: 'Chidi Abara' })).toHaveAttribute(
    'href',
    '/admin/users/usr_2/',
  )
  for (const text of [
    'chidi.abara@northfield.example',
    'Northfield',
    'Firefox on macOS',
    '192.0.2.7',
    '2 Nov',
    'organisation, second factor of the organisation',
    '3 Nov',
    '29 Nov',
  ])
    expect(row.getByText(text)).toBeVisible()
  expect((await rowOf(/Inès Okafor/)).getByText('Acts for Calder Oncology')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sessions' })).toHaveAttribute('aria-current', 'page')
  expect(transport.problems).toEqual([])
})

it('ends a session of another person, and then lists it no longer', async () => {
  const { user, transport } = render(['users.read', 'users.end_sessions'])
  expect((await rowOf(/Inès Okafor/)).queryByRole('button')).toBeNull()
  await user.click((await rowOf(/Chidi Abara/)).getByRole('button', { name: 'End' }))
  const dialog = await findDialog()
  await user.click(dialog.getByRole('button', { name: 'End the session' }))
  await waitFor(() => expect(screen.queryByText('Chidi Abara')).toBeNull())
  expect(transport.callsTo('endUserSession')).toMatchObject([
    { params: { userId: 'usr_2' }, body: { session_id: 's1' } },
  ])
  expect(transport.problems).toEqual([])
})

it('offers nothing to end to those who may not', async () => {
  render(['users.read'])
  expect((await rowOf(/Chidi Abara/)).queryByRole('button')).toBeNull()
})

it('is searched by name or address', async () => {
  const { user } = render(['users.read'])
  await screen.findByText('Chidi Abara')
  await user.type(screen.getByRole('searchbox', { name: 'Name or address' }), 'vestibule')
  await waitFor(() => expect(screen.queryByText('Chidi Abara')).toBeNull())
  expect(await screen.findByText('Inès Okafor')).toBeVisible()
})
