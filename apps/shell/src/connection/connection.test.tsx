import { networkFailure, refuse } from '@vestibule/api-client/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { someEntries } from '../testing/entries.ts'
import { renderShell } from '../testing/render-shell.tsx'

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
afterEach(() => vi.restoreAllMocks())

describe('a page without a network', () => {
  it('says so, keeps its list, and says when the network is back', async () => {
    renderShell('/')
    await screen.findByRole('heading', { name: 'Signals' })
    setOnline(false)
    expect(await screen.findByText('No internet connection')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Signals' })).toBeVisible()
    setOnline(true)
    expect(await screen.findByText('Connection restored')).toBeVisible()
  })

  it('loads what failed once the network is back', async () => {
    const { transport } = renderShell('/', { handlers: { listResources: networkFailure() } })
    await screen.findByRole('heading', { name: 'Server Error' })
    setOnline(false)
    await screen.findByText('No internet connection')
    transport.use({ listResources: [...someEntries] })
    setOnline(true)
    expect(await screen.findByRole('heading', { name: 'Signals' })).toBeVisible()
  })

  it('stays where a link would load another page, and says why', async () => {
    const { user, left, transport } = renderShell('/dv/northfield_oncology/')
    await screen.findByRole('heading', { name: 'Signals' })
    // Wait for the page's last call. A page that gets an answer counts as online again, so an answer after
    // `setOnline(false)` would let the link load the other dataset.
    await waitFor(() => expect(transport.callsTo('getRoles')).toHaveLength(2))
    await act(() => Promise.resolve())
    setOnline(false)
    await screen.findByText('No internet connection')
    const switcher = { name: 'Northfield Oncology', expanded: false }
    await user.click(await screen.findByRole('button', switcher))
    await user.click(await screen.findByRole('link', { name: 'Calder Cardiology' }))
    const reason = 'Not possible without an internet connection'
    expect(await screen.findAllByText(reason)).not.toEqual([])
    expect(left).toEqual([])
    setOnline(true)
    await user.click(await screen.findByRole('link', { name: 'Calder Cardiology' }))
    expect(left).toEqual(['/dv/calder_cardiology/'])
  })

  it('is only what the browser says: a ticket is sent, and an answer proves the browser wrong', async () => {
    const { user, transport } = renderShell('/support', {
      handlers: {
        getTicketSystem: { system: 'internal', url: null },
        listTickets: [],
        createTicket: refuse('unavailable'),
      },
    })
    await screen.findByRole('button', { name: 'Send' })
    setOnline(false)
    await screen.findByText('No internet connection')
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'A')
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'B')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(transport.callsTo('createTicket')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('No internet connection')).toBeNull())
  })

  it('keeps nobody from signing out', async () => {
    const { user, transport } = renderShell('/', { handlers: { logout: null } })
    await screen.findByRole('heading', { name: 'Signals' })
    setOnline(false)
    await screen.findByText('No internet connection')
    await user.click(await screen.findByRole('button', { name: 'Inès Okafor', expanded: false }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(transport.callsTo('logout')).toHaveLength(1))
  })
})
