import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const resource = (id: string, name: string) => ({
  id,
  name,
  kind: 'DatasetResource',
  organizations: 2,
  people: 3,
})
const osier = {
  id: 'osier',
  name: 'Osier',
  tier: 'premium' as const,
  is_internal: false,
  sign_in_method: null,
  people: 838,
  grants: 11,
  imported: false,
  identity_provider: null,
}
const ada = {
  id: 'usr_1',
  email: 'ada@osier.example',
  first_name: 'Ada',
  last_name: 'Byron',
  organization: { id: 'osier', name: 'Osier' },
  state: 'active' as const,
  locked_until: null,
  second_factor: 'authenticator',
  last_signed_in_at: null,
}
const handlers = {
  getAdministrator: administratorWith(['access.read', 'access.write', 'organizations.read']),
  listManagedResources: { items: [resource('four_rivers', 'Four Rivers')], next: null },
  listAllOrganizations: { items: [osier], next: null },
  listUsers: { items: [ada], next: null },
  listGrants: { items: [], next: null },
  giveAccess: null,
}
const page = '/admin/access/?resource=four_rivers'

async function choose(button: RegExp, label: string, option: RegExp) {
  const rendered = renderAdmin(page, { handlers })
  await rendered.user.click(await screen.findByRole('button', { name: button }))
  const dialog = await findDialog()
  await rendered.user.click(dialog.getByRole('combobox', { name: label }))
  await rendered.user.keyboard('{ArrowDown}')
  await rendered.user.click(await screen.findByRole('option', { name: option }))
  await rendered.user.click(dialog.getByRole('button', { name: 'Give access' }))
  return rendered
}

it('names the organisation that can open it now', async () => {
  const { transport } = await choose(/organisation/i, 'Organisation', /^Osier$/)
  expect(await screen.findAllByText('Osier can open Four Rivers')).not.toHaveLength(0)
  expect(transport.callsTo('giveAccess')[0]?.body).toMatchObject({ organization: 'osier' })
})

it('names the person who can open it now', async () => {
  const { transport } = await choose(/person/i, 'Person', /Ada Byron/)
  expect(await screen.findAllByText(/Ada Byron.* can open Four Rivers/)).not.toHaveLength(0)
  expect(transport.callsTo('giveAccess')[0]?.body).toMatchObject({ user: 'usr_1' })
})

it('loads the numbers in the list of resources again', async () => {
  const { transport } = await choose(/organisation/i, 'Organisation', /^Osier$/)
  const before = transport.callsTo('listManagedResources').length
  await screen.findAllByText('Osier can open Four Rivers')
  await waitFor(() =>
    expect(transport.callsTo('listManagedResources').length).toBeGreaterThanOrEqual(before),
  )
  const asked = transport.callsTo('listManagedResources').map(({ query }) => query['q'] ?? '')
  expect(asked.filter((q) => q === '')).toHaveLength(2)
})

it('finds a resource that is not on the first page of a search for its id', async () => {
  const { transport } = renderAdmin(page, {
    handlers: {
      ...handlers,
      listManagedResources: ({ query }) =>
        query['after'] === 'more'
          ? { items: [resource('four_rivers', 'Four Rivers')], next: null }
          : { items: [resource('four_rivers_2', 'Four Rivers 2')], next: 'more' },
    },
  })
  expect(await screen.findByRole('heading', { level: 2, name: 'Four Rivers' })).toBeVisible()
  expect(transport.problems).toEqual([])
})

it('says that a resource does not exist', async () => {
  renderAdmin('/admin/access/?resource=gone', { handlers })
  expect(await screen.findAllByText(/does not exist|not found|no such/i)).not.toHaveLength(0)
})

it('lists datasets before apps, whatever they are called in the language of the page', async () => {
  renderAdmin('/admin/access/', {
    handlers: {
      ...handlers,
      listManagedResources: {
        items: [
          { ...resource('explorer', 'Explorer'), kind: 'AppResource' },
          resource('four_rivers', 'Four Rivers'),
        ],
        next: null,
      },
    },
  })
  const links = within(await screen.findByRole('navigation', { name: 'App or dataset' }))
  await links.findByRole('link', { name: /Explorer/ })
  expect(links.getAllByText(/^(Datasets|Apps)$/).map((one) => one.textContent)).toEqual([
    'Datasets',
    'Apps',
  ])
})
