import { screen, waitFor, within } from '@testing-library/react'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const setting = (name: string, meaning: string) => ({
  name,
  meaning,
  value: 'on',
  default: '',
  is_secret: false,
  source: 'environment',
})
const health: ValueFrom<'getHealth'> = {
  version: '2.4.0',
  mails: { waiting: 2, waiting_since: null, last_answer: 'connection refused', is_sending: true },
  jobs: [
    {
      name: 'mails',
      every_s: 5,
      last_run_at: null,
      took_ms: null,
      next_run_at: null,
      state: 'failed',
    },
  ],
  settings: Array.from({ length: 9 }, (_, index) => setting(`SETTING_${index}`, `número ${index}`)),
}
const handlers: Handlers = {
  getAdministrator: administratorWith(['health.read', 'health.write']),
  getHealth: health,
  getHealthChecks: {
    checked_at: '2026-11-20T14:05:00Z',
    checks: [
      { name: 'clock', state: 'ok', detail: '2026-11-20T14:04:14.580Z' },
      { name: 'disk', state: 'warning', detail: '812 MiB free at /data' },
      { name: 'mail', state: 'failed', detail: 'connection refused' },
    ],
  },
  listMails: { items: [], next: null },
  sendAllMails: { waiting: 0 },
}
const clock = createFakeClock(Date.parse('2026-11-20T14:05:00Z'))
const page = '/admin/health/'
const checks = async () => within(await screen.findByRole('list', { name: 'Checks' }))

describe('the checks', () => {
  it('come worst first, with their names and states in words', async () => {
    renderAdmin(page, { handlers, clock })
    const rows = (await checks()).getAllByRole('listitem').map((row) => row.textContent)
    expect(rows.map((row) => row?.slice(0, 5))).toEqual(['Mailf', 'Diskt', 'Clock'])
  })

  it('show times as everywhere else, not as the server writes them', async () => {
    renderAdmin(page, { handlers, clock })
    expect((await checks()).getByText(/^Today \d\d:04$/)).toBeVisible()
    expect(screen.queryByText(/T14:04:14/)).toBeNull()
  })

  it('can be made again, and a failure leaves a way to do so', async () => {
    let isBroken = true
    const { user } = renderAdmin(page, {
      handlers: {
        ...handlers,
        getHealthChecks: () =>
          isBroken ? refuse('server_error') : { checked_at: '2026-11-20T14:05:00Z', checks: [] },
      },
      clock,
    })
    const again = await screen.findByRole('button', { name: 'Check again' })
    await waitFor(() => expect(again).toBeEnabled())
    isBroken = false
    await user.click(again)
    expect(await screen.findByText('All is well.')).toBeVisible()
  })
})

describe('outgoing mails', () => {
  it('say that they fail, and are all sent at once after a question', async () => {
    const { user, transport } = renderAdmin(page, { handlers, clock })
    expect(await screen.findByText(/^2 mails wait/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Send all/ }))
    const dialog = await findDialog()
    expect(transport.callsTo('sendAllMails')).toEqual([])
    await user.click(dialog.getByRole('button', { name: /^Send/ }))
    await waitFor(() => expect(transport.callsTo('sendAllMails')).toHaveLength(1))
  })

  it('cannot be sent by those who may only look', async () => {
    renderAdmin(page, {
      handlers: { ...handlers, getAdministrator: administratorWith(['health.read']) },
      clock,
    })
    await screen.findByText(/^2 mails wait/)
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  })
})

describe('the settings', () => {
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Settings', busy: false })).getAllByRole('row')

  it('are few until all are asked for', async () => {
    const { user } = renderAdmin(page, { handlers, clock })
    expect(await rows()).toHaveLength(1 + 7)
    const part = within(screen.getByRole('region', { name: 'Settings' }))
    await user.click(part.getByRole('button', { name: 'Show all' }))
    expect(await rows()).toHaveLength(1 + 9)
  })

  it('are found by their meaning, with any accents', async () => {
    const { user } = renderAdmin(page, { handlers, clock })
    await rows()
    await user.type(screen.getByRole('searchbox'), 'NUMERO 8')
    await waitFor(async () => expect(await rows()).toHaveLength(1 + 1))
  })
})

it('a part that the address names has the focus once it is there', async () => {
  renderAdmin(`${page}#jobs`, { handlers, clock })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs' })).toHaveFocus())
})
