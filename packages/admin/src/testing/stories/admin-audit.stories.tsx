import { screen, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'

export default { title: 'Flows/Administration/Audit', tags: ['!autodocs'], ...ofFlows }

const inès = { id: 'usr_5', name: 'Inès Okafor' }
const hélène = { id: 'usr_1', name: 'Hélène Marchand' }
const opened: ItemOf<'listEvents'> = {
  id: '9',
  at: '2026-11-20T13:31:44.120Z',
  event: 'dataset_opened',
  who: { id: 'usr_7', name: 'Lívia Barros' },
  whom: { id: 'usr_7', name: 'Lívia Barros' },
  acting_for: null,
  result: 'done',
  ip: '192.0.2.9',
  request_id: '019a-5c1e',
  session: '7d1d2f6e-2a53-4a0b-9f0a-3f6b8c1d2e3f',
  support_code: null,
  detail: { dataset: 'calder-cardiology' },
  before: null,
  after: null,
  reason: null,
}
const events: ItemOf<'listEvents'>[] = [
  {
    ...opened,
    id: '10',
    at: '2026-11-20T14:05:12.700Z',
    event: 'proof_failed',
    who: hélène,
    whom: hélène,
    result: 'refused',
    detail: {},
  },
  opened,
  {
    ...opened,
    id: '8',
    at: '2026-11-20T11:26:41.208Z',
    event: 'access_given',
    who: inès,
    whom: null,
    detail: { by: 'usr_5', resource: 'federation:four-rivers', organization: 'osier' },
    before: null,
    after: { resource: 'federation:four-rivers', organization: 'osier' },
    reason: 'Joint study with Calder, until June',
  },
  {
    ...opened,
    id: '7',
    at: '2026-11-19T15:31:09.000Z',
    event: 'sign_in_failed',
    who: null,
    whom: null,
    result: 'refused',
    session: null,
    detail: {},
  },
]
const handlers: Handlers = {
  getAdministrator: {
    roles: ['auditor'],
    permissions: ['users.read', 'audit.read', 'audit.export'],
    only_organization: null,
    read_only: 'role',
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  listEvents: { items: events, next: 'more' },
}
const address = '/admin/audit/'

export const Events = adminStory('idle', address, {
  handlers,
  play: ({ canvas }) => canvas.findByText('Opened a dataset'),
})

export const Loading = adminStory('busy', address, {
  handlers: { ...handlers, listEvents: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Audit', busy: true }),
})

export const Failed = adminStory('error', address, {
  handlers: { ...handlers, listEvents: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const NoEvents = adminStory('idle', address, {
  handlers: { ...handlers, listEvents: { items: [], next: null } },
  play: ({ canvas }) => canvas.findByText('No events in this period'),
})

export const OneEvent = adminStory('idle', `${address}?event=8`, {
  handlers,
  play: ({ canvas }) => canvas.findByText('“Joint study with Calder, until June”'),
})

const exportAll: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }))
  const dialog = await screen.findByRole('alertdialog')
  const button = dialog.querySelector<HTMLElement>('button[type=submit]')
  if (!button) throw new Error('no button')
  await userEvent.click(button)
}

export const Exported = adminStory('success', address, {
  handlers: { ...handlers, exportEvents: { csv: 'When\r\n', count: 1204, is_cut: false } },
  async play(stage) {
    await exportAll(stage)
    await screen.findAllByText('1,204 events are exported')
  },
})

export const NotExported = adminStory('error', address, {
  handlers: { ...handlers, exportEvents: refuse('server_error') },
  async play(stage) {
    await exportAll(stage)
    await within(await screen.findByRole('alertdialog')).findByRole('alert')
  },
})
