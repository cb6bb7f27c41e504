import { screen, within } from '@testing-library/react'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { people } from '../admin-people.ts'
import { adminStory } from '../admin-story.tsx'

export default {
  title: 'Flows/Administration/Organisations',
  tags: ['!autodocs'],
  ...ofFlows,
}

const fenwick: ItemOf<'listAllOrganizations'> = {
  id: 'fenwick',
  name: 'Fenwick Children’s',
  tier: 'explore',
  is_internal: false,
  sign_in_method: 'email_otp_and_authenticator_based',
  two_factors: false,
  people: 31,
  grants: 2,
  imported: true,
  domains: [
    { domain: 'fenwick.example', verified: true },
    { domain: 'fenwick-research.example', verified: false },
  ],
  identity_provider: { name: 'Fenwick ID', enforced: false },
}
const listed: ItemOf<'listAllOrganizations'>[] = [
  {
    ...fenwick,
    id: 'calder',
    name: 'Calder Oncology',
    tier: 'premium',
    domains: [
      { domain: 'calder.example', verified: true },
      { domain: 'calder-oncology.example', verified: true },
    ],
    identity_provider: { name: 'Calder ID', enforced: true },
  },
  fenwick,
  {
    ...fenwick,
    id: 'o3',
    name: 'Meridian Biosciences',
    imported: false,
    sign_in_method: null,
    domains: [],
    identity_provider: null,
    people: 1044,
  },
  {
    ...fenwick,
    id: 'osier',
    name: 'Osier',
    domains: [{ domain: 'osier.example', verified: true }],
  },
]
const facts: ValueFrom<'getOrganization'> = {
  ...fenwick,
  administrators: [
    { id: 'usr_7', first_name: 'Rui', last_name: 'Almeida', email: 'rui@fenwick.example' },
    { id: 'usr_8', first_name: 'Femke', last_name: 'Bakker', email: 'femke@fenwick.example' },
  ],
  methods_in_use: { password_and_email_otp: 4, email_otp_and_authenticator_based: 27 },
  actions: ['edit', 'invite', 'give_access', 'act_for'],
}
const grantOf = (
  id: string,
  name: string,
  kind: string,
  imported: boolean,
): ItemOf<'listGrants'> => ({
  resource: { id, name, kind },
  organization: { id: 'fenwick', name: fenwick.name, people: 31, keep: 1, opened: 9 },
  user: null,
  imported,
  given_by: imported ? null : 'Inès Okafor',
  given_at: imported ? null : '2026-05-02T09:00:00Z',
  from: null,
  until: null,
  last_day: null,
  reason: null,
})
const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: [
      'users.read',
      'users.invite',
      'organizations.read',
      'organizations.write',
      'access.read',
      'access.write',
      'identity_providers.read',
      'identity_providers.write',
    ],
    only_organization: null,
    read_only: null,
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  listAllOrganizations: { items: listed, next: null, total: 4 },
  getOrganization: facts,
  listOrganizationDomains: [
    {
      domain: 'fenwick.example',
      verified_at: '2024-01-12T09:00:00Z',
      txt_name: '_vestibule.fenwick.example',
      txt_value: 'vestibule-domain=1',
    },
    {
      domain: 'fenwick-research.example',
      verified_at: null,
      txt_name: '_vestibule.fenwick-research.example',
      txt_value: 'vestibule-domain=5KQ07M2HZ8WD5KQ07M2HZ8',
    },
  ],
  listUsers: { items: people, next: 'more', total: 31 },
  listGrants: {
    items: [
      grantOf('DatasetResource:paediatrics', 'Fenwick Paediatrics', 'DatasetResource', true),
      grantOf('AppResource:survival', 'Survival', 'AppResource', false),
    ],
    next: null,
  },
  listManagedResources: {
    items: [
      {
        id: 'AppResource:signals',
        name: 'Signals',
        kind: 'AppResource',
        organizations: 1,
        people: 0,
      },
    ],
    next: null,
  },
}
const list = '/admin/organizations/'
const one = '/admin/organizations/fenwick/'

export const Organisations = adminStory('idle', list, {
  handlers,
  play: ({ canvas }) => canvas.findByRole('link', { name: 'Meridian Biosciences' }),
})

export const NoOrganisation = adminStory('idle', list, {
  handlers: { ...handlers, listAllOrganizations: { items: [], next: null, total: 0 } },
  play: ({ canvas }) => canvas.findByText('No organisation yet'),
})

export const ListLoading = adminStory('busy', list, {
  handlers: { ...handlers, listAllOrganizations: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Organisations', busy: true }),
})

export const ListNotLoaded = adminStory('error', list, {
  handlers: { ...handlers, listAllOrganizations: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const Organisation = adminStory('idle', one, {
  handlers,
  async play({ canvas }) {
    await canvas.findByText('_vestibule.fenwick-research.example TXT', { exact: false })
    await canvas.findByRole('link', { name: 'Solveig Berg' })
    await canvas.findByText('Survival')
  },
})

export const NoSuchOrganisation = adminStory('error', one, {
  handlers: { ...handlers, getOrganization: refuse('not_found') },
  play: ({ canvas }) => canvas.findByText('There is no such organisation'),
})

export const PartsNotLoaded = adminStory('error', one, {
  handlers: {
    ...handlers,
    listOrganizationDomains: refuse('server_error'),
    listGrants: refuse('server_error'),
  },
  async play({ canvas }) {
    await within(await canvas.findByRole('region', { name: 'Domains' })).findByRole('alert')
    await within(await canvas.findByRole('region', { name: 'Grants' })).findByRole('alert')
  },
})

const dialog = async () => within(await screen.findByRole('alertdialog'))

const addDomain: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a domain' }))
  await userEvent.type((await dialog()).getByLabelText('Domain'), 'new.example')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Add the domain' }))
}

export const DomainIsAdded = adminStory('busy', one, {
  handlers: { ...handlers, addOrganizationDomain: noAnswer() },
  play: addDomain,
})

export const DomainIsTaken = adminStory('error', one, {
  handlers: { ...handlers, addOrganizationDomain: refuse('conflict') },
  async play(stage) {
    await addDomain(stage)
    await (await dialog()).findByRole('alert')
  },
})

export const AccessGiven = adminStory('success', one, {
  handlers: { ...handlers, giveAccess: null },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give access' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Show options' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Signals' }))
    await screen.findByRole('alertdialog', { name: 'Give Signals to Fenwick Children’s?' })
    await userEvent.click((await dialog()).getByRole('button', { name: 'Give access' }))
    await screen.findAllByText('Fenwick Children’s has access')
  },
})
