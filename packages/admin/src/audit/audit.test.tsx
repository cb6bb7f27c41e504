import { screen, waitFor, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const event = (id: string, change: Partial<ItemOf<'listEvents'>> = {}): ItemOf<'listEvents'> => ({
  id,
  at: '2026-11-20T13:31:44.120Z',
  event: 'dataset_opened',
  who: { id: 'usr_7', name: 'Lívia Barros' },
  whom: { id: 'usr_7', name: 'Lívia Barros' },
  acting_for: null,
  result: 'done',
  ip: '192.0.2.9',
  request_id: 'req_1',
  session: 'ses_1',
  support_code: null,
  detail: { dataset: 'calder-cardiology' },
  before: null,
  after: null,
  reason: null,
  ...change,
})
const handlers: Handlers = {
  getAdministrator: administratorWith(['audit.read', 'audit.export', 'users.read']),
  listEvents: {
    items: [event('9'), event('8', { at: '2026-11-19T11:00:00Z', result: 'refused' })],
    next: null,
  },
  exportEvents: { csv: 'when,who\n', count: 2, is_cut: false },
  getUser: refuse('not_found'),
}
const clock = createFakeClock(Date.parse('2026-11-20T14:05:00Z'))
const show = (search = '', changed: Handlers = {}) =>
  renderAdmin(`/admin/audit/${search}`, { handlers: { ...handlers, ...changed }, clock })

describe('the log', () => {
  it('is of the last seven days, by day', async () => {
    const { transport } = show()
    expect(await screen.findByRole('row', { name: /Friday,? 20 November/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /Thursday,? 19 November/ })).toBeVisible()
    expect(transport.callsTo('listEvents')[0]?.query['from']).toBe('2026-11-13T14:05:00.000Z')
  })

  it('opens an event by keyboard, at an address of its own, and Escape closes it', async () => {
    const { user } = show()
    const [first] = await screen.findAllByRole('button', { name: /^Details/ })
    first?.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('req_1')).toBeVisible()
    expect(window.location.search).toBe('?event=9')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('req_1')).toBeNull())
    expect(first).toHaveFocus()
    expect(window.location.search).toBe('')
  })

  it('shows the filter by a request only while the address has it', async () => {
    const { user } = show('?request=req_1')
    await user.click(await screen.findByRole('button', { name: 'Request: req_1' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Show all' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull())
    expect(window.location.search).toBe('')
  })

  it('names the person whose id the address has, or shows the id', async () => {
    show('?who=usr_9')
    expect(await screen.findByRole('button', { name: 'Who: usr_9' })).toBeVisible()
  })
})

describe('the export', () => {
  const save = vi.fn<(blob: Blob) => string>(() => 'blob:file')
  beforeEach(() => {
    save.mockClear()
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} }))
  })
  afterEach(() => vi.unstubAllGlobals())
  const exportAll = async (changed: Handlers = {}) => {
    const rendered = show('?period=all&result=refused', changed)
    await rendered.user.click(await screen.findByRole('button', { name: 'Export CSV' }))
    const dialog = await findDialog()
    await rendered.user.click(dialog.getByRole('button', { name: 'Export CSV' }))
    return { ...rendered, dialog }
  }

  it('is of what is shown, and says how many events the file has', async () => {
    const { transport } = await exportAll()
    await screen.findAllByText('2 events are exported')
    expect(transport.callsTo('exportEvents')[0]?.body).toEqual({ result: 'refused' })
    expect(await save.mock.calls[0]?.[0].text()).toBe('when,who\n')
  })

  it('says that there are more than the file has', async () => {
    await exportAll({ exportEvents: { csv: '', count: 2, is_cut: true } })
    expect(await screen.findAllByText(/There are more: choose a shorter period/)).not.toEqual([])
  })

  it('may be made by a role that only reads', async () => {
    show('', {
      getAdministrator: administratorWith(['audit.read', 'audit.export'], { read_only: 'role' }),
    })
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible()
  })

  it('stays in its dialog with the reason if it is refused', async () => {
    const { dialog } = await exportAll({ exportEvents: refuse('rate_limited') })
    expect(within(await dialog.findByRole('alert')).getByText(/./)).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })
})
