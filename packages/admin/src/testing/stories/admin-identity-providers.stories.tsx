import type { ItemOf } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows } from '@vestibule/app-kit/testing/flow-story'
import { administratorWith } from '../administrator.ts'
import { adminStory } from '../admin-story.tsx'

export default {
  title: 'Flows/Administration/Sign-in providers',
  tags: ['!autodocs'],
  ...ofFlows,
}

const calder: ItemOf<'listIdentityProviders'> = {
  id: 'p1',
  name: 'Calder ID',
  issuer: 'https://id.calder.example',
  organization: { id: 'calder', name: 'Calder Oncology' },
  enforced: true,
  imported: true,
  last_test: {
    started_at: '2026-11-02T09:00:00Z',
    finished_at: '2026-11-02T09:01:00Z',
    worked: true,
  },
  people: 1044,
}
const fenwick: ItemOf<'listIdentityProviders'> = {
  ...calder,
  id: 'p2',
  name: 'Fenwick ID',
  issuer: 'https://login.fenwick.example/realms/staff',
  organization: { id: 'fenwick', name: 'Fenwick Children’s' },
  enforced: false,
  last_test: {
    started_at: '2026-11-18T09:00:00Z',
    finished_at: '2026-11-18T09:00:20Z',
    worked: false,
  },
  people: 0,
}
const meridian: ItemOf<'listIdentityProviders'> = {
  ...fenwick,
  id: 'p3',
  name: 'Meridian ID',
  issuer: 'https://id.meridian.example',
  organization: { id: 'meridian', name: 'Meridian Biosciences' },
  last_test: { started_at: '2026-11-19T09:00:00Z', finished_at: null, worked: false },
}
const osier: ItemOf<'listIdentityProviders'> = {
  ...fenwick,
  id: 'p4',
  name: 'Osier ID',
  issuer: 'https://id.osier.example',
  organization: { id: 'osier', name: 'Osier' },
  last_test: null,
}
const handlers: Handlers = {
  getAdministrator: administratorWith([
    'users.read',
    'organizations.read',
    'identity_providers.read',
  ]),
  listIdentityProviders: { items: [calder, fenwick, meridian, osier], next: null, total: 4 },
}
const address = '/admin/identity-providers/'

export const Providers = adminStory('idle', address, {
  handlers,
  play: ({ canvas }) => canvas.findByRole('link', { name: 'Osier ID' }),
})

export const NoProvider = adminStory('idle', address, {
  handlers: { ...handlers, listIdentityProviders: { items: [], next: null, total: 0 } },
  play: ({ canvas }) => canvas.findByText('No organisation has a provider'),
})

export const Loading = adminStory('busy', address, {
  handlers: { ...handlers, listIdentityProviders: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Sign-in providers', busy: true }),
})

export const Failed = adminStory('error', address, {
  handlers: { ...handlers, listIdentityProviders: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})
