import { screen, within } from '@testing-library/react'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'

export default { title: 'Flows/Administration/Health', tags: ['!autodocs'], ...ofFlows }

const checks: ValueFrom<'getHealthChecks'> = {
  checked_at: '2026-11-20T14:05:00Z',
  checks: [
    { name: 'settings', state: 'ok', detail: 'production' },
    { name: 'database', state: 'ok', detail: 'answers in 3 ms' },
    { name: 'mail', state: 'failed', detail: 'smtp.northfield.example: connection refused' },
    { name: 'disk', state: 'warning', detail: '812 MiB free at /var/lib/vestibule' },
    { name: 'clock', state: 'ok', detail: '0 s from the clock of the database' },
  ],
}
const invitation: ItemOf<'listMails'> = {
  id: 'a1d1d2f6-2a53-4a0b-9f0a-3f6b8c1d2e3f',
  kind: 'invitation',
  state: 'waiting',
  to: 'm••••••@calder.example',
  tries: 9,
  created_at: '2026-11-20T08:12:00Z',
  next_try_at: '2026-11-20T14:08:00Z',
  sent_at: null,
  last_answer: 'connection refused',
}
const setting = (name: string, meaning: string, value: string | null) => ({
  name,
  meaning,
  value,
  default: '',
  is_secret: false,
  source: value === null ? 'default' : 'environment',
})
const secret = (name: string, meaning: string) => ({
  ...setting(name, meaning, null),
  is_secret: true,
  source: 'environment',
})
const health: ValueFrom<'getHealth'> = {
  version: '2.4.0',
  mails: {
    waiting: 31,
    waiting_since: '2026-11-20T08:12:00Z',
    last_answer: 'connection refused',
    is_sending: true,
  },
  jobs: [
    {
      name: 'housekeeping',
      every_s: 300,
      last_run_at: '2026-11-20T14:05:00Z',
      took_ms: 41,
      next_run_at: '2026-11-20T14:10:00Z',
      state: 'on_time',
    },
    {
      name: 'mails',
      every_s: 5,
      last_run_at: '2026-11-20T14:05:12Z',
      took_ms: 2004,
      next_run_at: '2026-11-20T14:05:17Z',
      state: 'failed',
    },
  ],
  settings: [
    setting('PUBLIC_ORIGIN', 'origin in mails, redirects and cookies', 'https://platform.example'),
    secret('DATABASE_URL', 'PostgreSQL; several servers may share it'),
    secret('SMTP_URL', 'mail server'),
    { ...setting('SESSION_TTL_S', 'absolute length of a session', null), default: '43200' },
    setting('ENABLE_SIGN_UP', 'offer registration', 'true'),
    setting('SECURITY_QUESTIONS', 'offer recovery by security question', 'false'),
    setting('NOTIFY_EMAIL', 'where registrations are announced', 'desk@northfield.example'),
    setting('HIDE_ACCOUNTS', 'answer unknown addresses like accounts', 'true'),
  ],
}
const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: ['health.read', 'health.write'],
    only_organization: null,
    read_only: null,
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  getHealth: health,
  getHealthChecks: checks,
  listMails: {
    items: [invitation, { ...invitation, id: 'b', kind: 'ticket_answered' }],
    next: 'more',
  },
}
const address = '/admin/health/'
const well: ValueFrom<'getHealth'> = {
  ...health,
  mails: { waiting: 0, waiting_since: null, last_answer: null, is_sending: false },
}

export const MailServerDown = adminStory('idle', `${address}#mails`, {
  handlers,
  async play({ canvas, userEvent }) {
    await canvas.findByText(/^31 mails wait since/)
    await canvas.findByText('1 failed, 1 to watch.')
    await userEvent.type(await canvas.findByRole('searchbox'), 'absolute')
    await canvas.findByText('43200')
  },
})

export const NoMailWaits = adminStory('idle', address, {
  handlers: { ...handlers, getHealth: well, listMails: { items: [], next: null } },
  play: ({ canvas }) => canvas.findByText('No mail waits.'),
})

export const Loading = adminStory('busy', address, {
  handlers: {
    ...handlers,
    getHealth: noAnswer(),
    getHealthChecks: noAnswer(),
    listMails: noAnswer(),
  },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Settings', busy: true }),
})

export const Failed = adminStory('error', address, {
  handlers: {
    ...handlers,
    getHealth: refuse('server_error'),
    getHealthChecks: refuse('server_error'),
  },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const AllSent = adminStory('success', address, {
  handlers: { ...handlers, sendAllMails: { waiting: 0 } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send all now' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Send all 31 mails now?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send all now' }))
    await screen.findAllByText('All mails are sent')
  },
})

export const TestMailRefused = adminStory('error', address, {
  handlers: { ...handlers, sendTestMail: refuse('mail_failed', { message: 'connection refused' }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test mail' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send a test mail' }))
    await within(dialog).findByText(/connection refused/)
  },
})
