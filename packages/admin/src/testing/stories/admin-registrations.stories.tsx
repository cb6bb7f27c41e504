import { screen, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'

export default {
  title: 'Flows/Administration/Registrations',
  tags: ['!autodocs'],
  ...ofFlows,
}

const noor: ItemOf<'listRegistrations'> = {
  id: 'reg_1',
  email: 'noor.vandijk@fenwick.example',
  first_name: 'Noor',
  last_name: 'van Dijk',
  description:
    'Fenwick Children’s Hospital. I join the rare disease group of Dr Aalto on 1 December.',
  sign_in_method: 'email_otp_and_authenticator_based',
  since: '2026-11-17T08:00:00Z',
  state: 'waiting',
  has_account: false,
  suggested: { id: 'fenwick', name: 'Fenwick Children’s' },
  decided: null,
}
const greta: ItemOf<'listRegistrations'> = {
  ...noor,
  id: 'reg_2',
  email: 'greta.lindholm@mail.example',
  first_name: 'Greta',
  last_name: 'Lindholm',
  description: '',
  has_account: true,
  suggested: null,
}
const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: ['users.read', 'registrations.read', 'registrations.decide'],
    only_organization: null,
    read_only: null,
    notify_email: 'access@vestibule.example',
    needs_proof: false,
    proofs: ['authenticator'],
  },
  listRegistrations: { items: [noor, greta], next: null, total: 2 },
  getOrganization: {
    id: 'fenwick',
    name: 'Fenwick Children’s',
    tier: 'premium',
    is_internal: false,
    sign_in_method: null,
    people: 12,
    grants: 11,
    imported: false,
    identity_provider: null,
    administrators: [],
    methods_in_use: {},
    actions: [],
  },
  listAllOrganizations: {
    items: [
      {
        id: 'fenwick',
        name: 'Fenwick Children’s',
        tier: 'premium',
        is_internal: false,
        sign_in_method: null,
        people: 12,
        grants: 11,
        imported: false,
        identity_provider: null,
      },
    ],
    next: null,
    total: 1,
  },
}
const address = '/admin/registrations/'

export const Waiting = adminStory('idle', address, {
  handlers,
  play: ({ canvas }) => canvas.findByText('Noor van Dijk'),
})

export const Loading = adminStory('busy', address, {
  handlers: { ...handlers, listRegistrations: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Registrations', busy: true }),
})

export const Failed = adminStory('error', address, {
  handlers: { ...handlers, listRegistrations: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const NobodyWaits = adminStory('idle', address, {
  handlers: { ...handlers, listRegistrations: { items: [], next: null, total: 0 } },
  play: ({ canvas }) => canvas.findByText('New ones are also mailed to access@vestibule.example.'),
})

const approve: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
  await screen.findByText(/^11 apps and datasets are reached at once/)
  await userEvent.click(screen.getByRole('button', { name: 'Approve into Fenwick Children’s' }))
}

export const Approved = adminStory('success', address, {
  handlers: { ...handlers, approveRegistration: { user_id: 'usr_9' } },
  async play(stage) {
    await approve(stage)
    await screen.findAllByText('Noor van Dijk is approved')
  },
})

export const ApprovedByAnother = adminStory('error', address, {
  handlers: { ...handlers, approveRegistration: refuse('conflict') },
  async play(stage) {
    await approve(stage)
    await within(await screen.findByRole('alertdialog', { name: /^Approve/ })).findByRole('alert')
  },
})
