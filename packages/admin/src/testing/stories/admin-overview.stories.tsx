import { within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'

export default { title: 'Flows/Administration/Overview', tags: ['!autodocs'], ...ofFlows }

const inès = { id: 'usr_5', name: 'Inès Okafor' }
const approved: ItemOf<'listEvents'> = {
  id: '9',
  at: '2026-11-20T13:10:00Z',
  event: 'registration_approved',
  who: inès,
  whom: { id: 'usr_8', name: 'Tiago Pereira' },
  acting_for: null,
  result: 'done',
  ip: '192.0.2.9',
  request_id: '019a-5c1e',
  session: null,
  support_code: null,
  detail: {},
  before: null,
  after: null,
  reason: null,
}
const terms: ItemOf<'listTerms'> = {
  id: 'terms-2026',
  name: 'Terms of use 2026',
  state: 'in_force',
  valid_from: '2026-11-01T00:00:00Z',
  replaces: null,
  accepted: 1266,
  not_yet: 18,
  scope: 'platform',
  signature: 'accept',
  datasets: [],
  imported: false,
  published_by: 'Inès Okafor',
  published_at: '2026-10-20T08:00:00Z',
}
const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: [
      'overview.read',
      'users.read',
      'registrations.read',
      'terms.read',
      'audit.read',
      'support.read',
      'health.read',
    ],
    only_organization: null,
    read_only: null,
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  getAdminOverview: {
    registrations: { waiting: 4, waiting_since: '2026-11-17T08:00:00Z' },
    tickets: { open: 4, late: 3, oldest_subject: 'Export stops at 10,000 rows' },
    people: {
      total: { count: 1284 },
      invited: { count: 3 },
      disabled: { count: 9 },
      locked: 2,
      locked_first: [
        { id: 'usr_1', name: 'Hélène Marchand', until: '2026-11-20T14:20:00Z' },
        { id: 'usr_2', name: 'Mikkel Hansen', until: '2026-11-20T14:41:00Z' },
      ],
    },
    mails: {
      waiting: 31,
      waiting_since: '2026-11-20T08:12:00Z',
      last_answer: 'connection refused',
    },
    jobs: { total: 2, failed: 0 },
    sign_ins: [
      [61, 2],
      [48, 0],
      [402, 11],
      [431, 9],
      [418, 64],
      [446, 12],
      [283, 24],
    ].map(([signedIn = 0, refused = 0], n) => ({
      day: `2026-11-${14 + n}`,
      signed_in: signedIn,
      refused,
    })),
    changes: [
      approved,
      { ...approved, id: '8', event: 'account_disabled', at: '2026-11-19T16:02:00Z' },
    ],
  },
  listTerms: { items: [terms], next: null, total: 1 },
  getHealthChecks: {
    checked_at: '2026-11-20T14:05:00Z',
    checks: [
      { name: 'settings', state: 'ok', detail: 'production' },
      { name: 'database', state: 'ok', detail: 'answers in 3 ms' },
      { name: 'mail', state: 'failed', detail: 'smtp.northfield.example: connection refused' },
      { name: 'disk', state: 'warning', detail: '812 MiB free at /var/lib/vestibule' },
      { name: 'clock', state: 'ok', detail: '0 s from the clock of the database' },
    ],
  },
}
const nothing: Handlers = {
  ...handlers,
  getAdminOverview: {
    registrations: { waiting: 0, waiting_since: null },
    tickets: { open: 0, late: 0, oldest_subject: null },
    mails: { waiting: 0, waiting_since: null, last_answer: null },
  },
  listTerms: { items: [], next: null, total: 0 },
}
const address = '/admin/'

export const Waiting = adminStory('idle', address, {
  handlers,
  async play({ canvas }) {
    await canvas.findByText('31 mails could not be sent')
    await canvas.findByText('Hélène Marchand until 14:20, Mikkel Hansen until 14:41.')
    await canvas.findByText('812 MiB free at /var/lib/vestibule')
    const nav = within(canvas.getByRole('navigation', { name: 'Administration' }))
    nav.getByRole('link', { name: 'Registrations 4 waiting' })
  },
})

export const NothingWaits = adminStory('idle', address, {
  handlers: nothing,
  play: ({ canvas }) => canvas.findByText('Nothing needs you today'),
})

export const Loading = adminStory('busy', address, {
  handlers: { ...handlers, getAdminOverview: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Administration', busy: true }),
})

export const Failed = adminStory('error', address, {
  handlers: { ...handlers, getAdminOverview: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const ChecksFailed = adminStory('error', address, {
  handlers: { ...handlers, getHealthChecks: refuse('server_error') },
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Retry' }),
})
