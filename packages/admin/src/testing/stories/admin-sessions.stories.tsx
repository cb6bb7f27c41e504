import { screen, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { administratorWith } from '../administrator.ts'
import { adminStory } from '../admin-story.tsx'

export default {
  title: 'Flows/Administration/Sessions',
  tags: ['!autodocs'],
  ...ofFlows,
}

const chidi: ItemOf<'listAllSessions'> = {
  id: 's1',
  user: {
    id: 'usr_2',
    email: 'chidi.abara@northfield.example',
    first_name: 'Chidi',
    last_name: 'Abara',
  },
  organization: { id: 'northfield', name: 'Northfield Health' },
  own: false,
  acting_for: null,
  user_agent: { browser: 'Firefox', system: 'macOS' },
  ip: '192.0.2.7',
  signed_in_at: '2026-11-20T09:47:00Z',
  last_seen_at: '2026-11-20T13:58:00Z',
  expires_at: '2026-11-20T21:47:00Z',
  factors: ['email_code', 'authenticator'],
}
const inès: ItemOf<'listAllSessions'> = {
  ...chidi,
  id: 's2',
  user: {
    id: 'usr_9',
    email: 'ines.okafor@vestibule.example',
    first_name: 'Inès',
    last_name: 'Okafor',
  },
  organization: { id: 'vestibule', name: 'Vestibule' },
  own: true,
  factors: ['passkey_uv'],
}
const sam: ItemOf<'listAllSessions'> = {
  ...inès,
  id: 's3',
  user: {
    id: 'usr_10',
    email: 'sam.reyes@vestibule.example',
    first_name: 'Sam',
    last_name: 'Reyes',
  },
  own: false,
  acting_for: { id: 'calder', name: 'Calder Oncology' },
  user_agent: { browser: null, system: null },
  ip: null,
  factors: ['organization', 'organization_mfa'],
}
const handlers: Handlers = {
  getAdministrator: administratorWith(['users.read', 'users.end_sessions']),
  listAllSessions: { items: [inès, sam, chidi], next: null, total: 3 },
}
const address = '/admin/sessions/'

export const Sessions = adminStory('idle', address, {
  handlers,
  play: ({ canvas }) => canvas.findByText('Acts for Calder Oncology'),
})

export const Loading = adminStory('busy', address, {
  handlers: { ...handlers, listAllSessions: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Sessions', busy: true }),
})

export const Failed = adminStory('error', address, {
  handlers: { ...handlers, listAllSessions: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

const end: Play = async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Chidi Abara/ })
  await userEvent.click(within(row).getByRole('button', { name: 'End' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'End the session' }))
}

export const Ended = adminStory('success', address, {
  handlers: { ...handlers, endUserSession: null },
  async play(stage) {
    await end(stage)
    await screen.findAllByText('The session has ended')
  },
})

export const HasEndedMeanwhile = adminStory('error', address, {
  handlers: { ...handlers, endUserSession: refuse('not_found') },
  async play(stage) {
    await end(stage)
    await within(await screen.findByRole('alertdialog')).findByRole('alert')
  },
})
