import { screen } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'

export default {
  title: 'Flows/Administration/Requests for access',
  tags: ['!autodocs'],
  ...ofFlows,
}

const helene: ItemOf<'listAccessRequests'> = {
  id: 'req_1',
  number: 7,
  kind: 'renewal',
  state: 'submitted',
  resource: { id: 'DatasetResource:four_rivers', name: 'Four Rivers', kind: 'DatasetResource' },
  user: {
    id: 'usr_1',
    first_name: 'Helene',
    last_name: 'Aalto',
    email: 'helene.aalto@calder.example',
    organization: { id: 'calder', name: 'Calder Institute' },
  },
  reason:
    'The review of our paper takes longer than planned; the journal asked for one more analysis.',
  until: '2026-12-01T00:00:00Z',
  last_day: '2026-11-30',
  created_at: '2026-11-17T08:00:00Z',
  decided_by: null,
  decided_at: null,
}
const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: ['users.read', 'access.read', 'access.write'],
    only_organization: null,
    read_only: null,
    notify_email: 'access@vestibule.example',
    needs_proof: false,
    proofs: ['authenticator'],
  },
  listAccessRequests: {
    items: [helene, { ...helene, id: 'req_2', number: 8, until: null, last_day: null }],
    next: null,
    total: 2,
  },
}
const address = '/admin/requests/'

export const Waiting = adminStory('idle', address, {
  handlers,
  play: ({ canvas }) => canvas.findAllByText('Helene Aalto'),
})

export const Loading = adminStory('busy', address, {
  handlers: { ...handlers, listAccessRequests: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Requests for access', busy: true }),
})

export const Failed = adminStory('error', address, {
  handlers: { ...handlers, listAccessRequests: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const NoneWaits = adminStory('idle', address, {
  handlers: { ...handlers, listAccessRequests: { items: [], next: null, total: 0 } },
  play: ({ canvas }) => canvas.findByText('No requests are waiting'),
})

export const Approve = adminStory('idle', address, {
  handlers,
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Approve the request/ })
    if (first) await userEvent.click(first)
    await screen.findByLabelText(/Last day/)
  },
})

export const Refused = adminStory('success', address, {
  handlers: { ...handlers, refuseAccessRequest: null },
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Refuse the request/ })
    if (first) await userEvent.click(first)
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'The study is over')
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    await screen.findAllByText('The request of Helene Aalto is refused')
  },
})
