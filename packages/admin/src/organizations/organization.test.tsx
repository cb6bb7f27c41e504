import { screen, waitFor, within } from '@testing-library/react'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const fenwick: ValueFrom<'getOrganization'> = {
  id: 'fenwick',
  name: 'Fenwick',
  tier: 'explore',
  is_internal: false,
  sign_in_method: 'password_and_email_otp',
  two_factors: false,
  people: 31,
  grants: 2,
  imported: false,
  identity_provider: null,
  administrators: [
    { id: 'usr_7', first_name: 'Rui', last_name: 'Almeida', email: 'rui@fenwick.example' },
    { id: 'usr_8', first_name: 'Femke', last_name: 'Bakker', email: 'femke@fenwick.example' },
  ],
  methods_in_use: { password_and_email_otp: 4 },
  actions: ['edit', 'invite', 'give_access'],
}
const grant = (name: string, change: Partial<ItemOf<'listGrants'>> = {}): ItemOf<'listGrants'> => ({
  resource: { id: name.toLowerCase(), name, kind: 'DatasetResource' },
  organization: { id: 'fenwick', name: 'Fenwick', people: 31, keep: 1, opened: 9 },
  user: null,
  imported: false,
  given_by: 'Inès Okafor',
  given_at: '2026-05-02T09:00:00Z',
  from: null,
  until: null,
  last_day: null,
  reason: null,
  ...change,
})
const domain = {
  domain: 'fenwick.example',
  txt_name: '_vestibule',
  txt_value: 'v1',
  verified_at: null,
}
const permissions = [
  'organizations.read',
  'users.read',
  'users.invite',
  'access.read',
  'access.write',
  'identity_providers.read',
  'identity_providers.write',
] as const
const handlers: Handlers = {
  getAdministrator: administratorWith(permissions),
  getOrganization: fenwick,
  listOrganizationDomains: [domain],
  listUsers: { items: [], next: null },
  listGrants: ({ query }) =>
    query['after']
      ? { items: [grant('Signals')], next: null }
      : { items: [grant('Rivers'), grant('Imported', { imported: true })], next: '2' },
  takeAccess: null,
  editOrganization: null,
}
const show = (changed: Handlers = {}) =>
  renderAdmin('/admin/organizations/fenwick/', { handlers: { ...handlers, ...changed } })
const part = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the page of an organisation', () => {
  it('says who administers it, with a way to each', async () => {
    show()
    const general = await part('General')
    expect(general.getByRole('link', { name: 'Rui Almeida' })).toHaveAttribute(
      'href',
      '/admin/users/usr_7/',
    )
    expect(general.getByRole('link', { name: 'Femke Bakker' })).toBeVisible()
  })

  it('that does not exist leads back to the list', async () => {
    show({ getOrganization: refuse('not_found') })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/no such/i)
    expect(screen.getByRole('link', { name: /Organisations/, current: false })).toBeVisible()
  })

  it('that the import owns cannot be edited here, and says so', async () => {
    show({ getOrganization: { ...fenwick, imported: true, actions: [] } })
    const general = await part('General')
    expect(general.queryByRole('button')).toBeNull()
    expect(general.getAllByText('Import').length).toBeGreaterThan(0)
  })

  it('sends only what was edited', async () => {
    const { user, transport } = show()
    await user.click((await part('General')).getByRole('button', { name: 'Edit' }))
    const dialog = await findDialog()
    await user.type(dialog.getByLabelText('Name'), ' Trust')
    await user.click(dialog.getByRole('button', { name: /Save/ }))
    await waitFor(() => expect(transport.callsTo('editOrganization')).toHaveLength(1))
    expect(transport.callsTo('editOrganization')[0]?.body).toEqual({ name: 'Fenwick Trust' })
  })
})

describe('its two factors', () => {
  it.each([
    [false, 'Ask for two factors', 'Ask for two'],
    [true, 'No longer ask for two', 'Stop asking'],
  ])('if they are %s, can be changed', async (two_factors, action, button) => {
    const { user, transport } = show({ getOrganization: { ...fenwick, two_factors } })
    await user.click((await part('Two factors')).getByRole('button', { name: action }))
    await user.click((await findDialog()).getByRole('button', { name: button }))
    await waitFor(() => expect(transport.callsTo('editOrganization')).toHaveLength(1))
    expect(transport.callsTo('editOrganization')[0]?.body).toEqual({ two_factors: !two_factors })
  })
})

describe('its domains', () => {
  it('that are not verified have a record to set, and a check', async () => {
    show()
    const domains = await part('Domains')
    expect(await domains.findByText('_vestibule TXT "v1"')).toBeVisible()
    expect(domains.getByRole('button', { name: /Check/ })).toBeVisible()
  })

  it('offer nothing to those who may only read', async () => {
    show({
      getAdministrator: administratorWith(['organizations.read', 'identity_providers.read']),
    })
    const domains = await part('Domains')
    await domains.findByText('fenwick.example')
    expect(domains.queryByRole('button', { name: /Check|Remove|Add/ })).toBeNull()
  })
})

describe('what it can open', () => {
  it('is shown page by page, and by whom it was given', async () => {
    const { user } = show()
    const grants = await part('Grants')
    expect(await grants.findByRole('row', { name: /Rivers.*Inès Okafor/ })).toBeVisible()
    await user.click(grants.getByRole('button', { name: 'Show more' }))
    expect(await grants.findByRole('row', { name: /Signals/ })).toBeVisible()
    expect(grants.getByRole('row', { name: /Rivers/ })).toBeVisible()
    expect(grants.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('stays, with a word, if more of it cannot be loaded', async () => {
    const { user } = show({
      listGrants: ({ query }) =>
        query['after'] ? refuse('server_error') : { items: [grant('Rivers')], next: '2' },
    })
    const grants = await part('Grants')
    await user.click(await grants.findByRole('button', { name: 'Show more' }))
    expect(await grants.findByRole('alert')).toHaveTextContent('could not be loaded')
    expect(grants.getByRole('row', { name: /Rivers/ })).toBeVisible()
  })

  it('can be taken back where it was given here, from a button that names it', async () => {
    const { user, transport } = show()
    const grants = await part('Grants')
    expect(await grants.findAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
    await user.click(grants.getByRole('button', { name: 'Remove Rivers' }))
    await user.click((await findDialog()).getByRole('button', { name: 'Take it back' }))
    await waitFor(() => expect(transport.callsTo('takeAccess')).toHaveLength(1))
    expect(transport.callsTo('takeAccess')[0]?.body).toEqual({ organization: 'fenwick' })
  })
})
