import { screen, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

const calder: ItemOf<'listIdentityProviders'> = {
  id: 'p1',
  name: 'Calder ID',
  issuer: 'https://id.calder.example',
  organization: { id: 'calder', name: 'Calder Oncology' },
  enforced: true,
  imported: false,
  last_test: {
    started_at: '2026-11-02T09:00:00Z',
    finished_at: '2026-11-02T09:01:00Z',
    worked: true,
  },
  people: 1044,
}
const of = (id: string, last_test: ItemOf<'listIdentityProviders'>['last_test']) => ({
  ...calder,
  id,
  name: `${id} ID`,
  organization: { id, name: id },
  enforced: false,
  last_test,
})
const failed = {
  ...calder.last_test,
  worked: false,
} as ItemOf<'listIdentityProviders'>['last_test']
const begun = { started_at: '2026-11-03T09:00:00Z', finished_at: null, worked: false }
const listed = [calder, of('Fenwick', failed), of('Meridian', begun), of('Osier', null)]
const render = (items: readonly ItemOf<'listIdentityProviders'>[]) =>
  renderAdmin('/admin/identity-providers/', {
    clock: createFakeClock(Date.parse('2026-11-20T14:00:00Z')),
    handlers: {
      getAdministrator: administratorWith(['organizations.read', 'identity_providers.read']),
      listIdentityProviders: { items: [...items], next: null, total: items.length },
    },
  })
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

it('says how each provider is used and tested, and leads to where it is changed', async () => {
  const { transport } = render(listed)
  const row = await rowOf(/Calder Oncology/)
  for (const text of ['https://id.calder.example', 'Enforced', 'Worked 2 Nov', '1,044'])
    expect(row.getByText(text)).toBeVisible()
  const links = row.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/admin/organizations/calder/',
    '/admin/organizations/calder/identity-provider/',
  ])
  for (const [organization, test] of [
    [/Fenwick/, 'Did not work 2 Nov'],
    [/Meridian/, 'Begun 3 Nov, not finished'],
    [/Osier/, 'Not tested'],
  ] as const) {
    const other = await rowOf(organization)
    expect(other.getByText('Offered, not enforced')).toBeVisible()
    expect(other.getByText(test)).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'Sign-in providers' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(transport.problems).toEqual([])
})

it('leads to the organisations where none has a provider', async () => {
  render([])
  expect(await screen.findByText('No organisation has a provider')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See organisations' })).toHaveAttribute(
    'href',
    '/admin/organizations/',
  )
})
