import { screen, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows } from '@vestibule/app-kit/testing/flow-story'
import { people as listed } from '../admin-people.ts'
import { adminStory } from '../admin-story.tsx'

export default { title: 'Flows/Administration/Access', tags: ['!autodocs'], ...ofFlows }

const rivers = { id: 'DatasetResource:four_rivers', name: 'Four Rivers', kind: 'DatasetResource' }
const survival = { id: 'AppResource:survival', name: 'Survival', kind: 'AppResource' }
const northfield = { id: 'DatasetResource:northfield', name: 'Northfield', kind: 'DatasetResource' }

function toAll(
  resource: ItemOf<'listGrants'>['resource'],
  name: string,
  imported: boolean,
): ItemOf<'listGrants'> {
  return {
    resource,
    organization: { id: name.toLowerCase(), name, people: 96, keep: 1, opened: 41 },
    user: null,
    imported,
    given_by: imported ? null : 'Ada Byron',
    given_at: imported ? null : '2026-03-01T09:00:00Z',
    from: null,
    until: null,
    last_day: null,
    reason: null,
  }
}
function toPerson(
  resource: ItemOf<'listGrants'>['resource'],
  first: string,
  last: string,
  change: { imported?: boolean; anyway?: boolean; opened?: string } = {},
): ItemOf<'listGrants'> {
  const { imported = false, anyway = false, opened = null } = change
  return {
    resource,
    organization: null,
    user: {
      id: `usr_${first}`,
      first_name: first,
      last_name: last,
      email: `${first.toLowerCase()}@calder.example`,
      organization: { id: 'calder', name: 'Calder' },
      has_it_anyway: anyway,
      last_opened_at: opened,
    },
    imported,
    given_by: imported ? null : 'Inès Okafor',
    given_at: imported ? null : '2026-09-09T09:00:00Z',
    from: null,
    until: null,
    last_day: null,
    reason: null,
  }
}
const people = [
  toPerson(rivers, 'Aylin', 'Demir', { opened: '2026-11-18T09:12:00Z' }),
  toPerson(rivers, 'Hélène', 'Marchand', { anyway: true }),
  toPerson(rivers, 'Per', 'Lindqvist', { imported: true }),
]
const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: ['access.read', 'access.write', 'organizations.read', 'users.read', 'audit.read'],
    only_organization: null,
    read_only: null,
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  listManagedResources: {
    items: [
      { ...rivers, organizations: 2, people: 3 },
      { ...survival, organizations: 9, people: 0 },
    ],
    next: null,
    total: 2,
  },
  listAllOrganizations: {
    items: [
      {
        id: 'calder',
        name: 'Calder',
        tier: 'premium',
        is_internal: false,
        sign_in_method: null,
        people: 96,
        grants: 12,
        imported: true,
        identity_provider: null,
      },
    ],
    next: null,
    total: 1,
  },
  getOrganization: {
    id: 'calder',
    name: 'Calder',
    tier: 'premium',
    is_internal: false,
    sign_in_method: null,
    people: 96,
    grants: 12,
    imported: true,
    identity_provider: null,
    administrators: [],
    methods_in_use: {},
    actions: ['give_access'],
  },
  listGrants: ({ query }) =>
    query['to'] === 'user'
      ? { items: people, next: null }
      : {
          items: [toAll(rivers, 'Aldermoor', true), toAll(rivers, 'Osier', false)],
          next: null,
        },
}
const ofResource = `/admin/access/?resource=${rivers.id}`
const ofOrganization = '/admin/access/?organization=calder'

export const NothingChosen = adminStory('idle', '/admin/access/', {
  handlers,
  play: ({ canvas }) => canvas.findByRole('link', { name: /^Four Rivers/ }),
})

export const ByResource = adminStory('idle', ofResource, {
  handlers,
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Osier' })
    await canvas.findByRole('link', { name: 'Aylin Demir' })
    await canvas.findByRole('link', { name: 'Who opened it' })
  },
})

export const GrantsLoading = adminStory('busy', ofResource, {
  handlers: { ...handlers, listGrants: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Organisations', busy: true }),
})

export const GrantsNotLoaded = adminStory('error', ofResource, {
  handlers: { ...handlers, listGrants: refuse('server_error') },
  async play({ canvas }) {
    await within(await canvas.findByRole('region', { name: 'Organisations' })).findByRole('alert')
  },
})

export const NoSuchResource = adminStory('error', '/admin/access/?resource=other', {
  handlers,
  play: ({ canvas }) => canvas.findByText('There is no such entry'),
})

export const ByOrganization = adminStory('idle', ofOrganization, {
  handlers: {
    ...handlers,
    listGrants: ({ query }) =>
      query['to'] === 'user'
        ? {
            items: [
              ...people,
              toPerson(northfield, 'Camille', 'Dubois'),
              ...['Étienne', 'Noa', 'Rui', 'Sam', 'Tove'].map((first) =>
                toPerson(northfield, first, 'Arnaud'),
              ),
            ],
            next: null,
          }
        : {
            items: [toAll(rivers, 'Calder', true), toAll(survival, 'Calder', false)],
            next: 'more',
          },
  },
  async play({ canvas }) {
    const grid = within(await canvas.findByRole('table', { name: 'What Calder can reach' }))
    grid.getByRole('button', { name: 'Survival: Everyone', pressed: true })
    grid.getByRole('button', { name: 'Northfield: Aylin Demir', pressed: false })
    grid.getByRole('columnheader', { name: '3 more people' })
  },
})

export const TakenBack = adminStory('success', ofResource, {
  handlers: { ...handlers, takeAccess: null },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Aylin Demir' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Take Four Rivers back from Aylin Demir?' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }))
    await screen.findAllByText('Four Rivers is taken back from Aylin Demir')
  },
})

/** The options of the dialog that gives access to a person: names, and the addresses that tell them apart. */
export const ChoosingAPerson = adminStory('idle', ofResource, {
  handlers: { ...handlers, listUsers: { items: listed, next: null } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give to a person' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Person' }), 'a')
    await screen.findByRole('option', { name: /chidi\.abara@northfield\.example/ })
  },
})
