import { listTickets } from '@vestibule/api-client'
import { refuse } from '@vestibule/api-client/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'
import { internalUser } from '../testing/test-shell.tsx'

const endsIn = (seconds: number) => ({
  getSessionValidity: () => ({
    max_ttl: Math.floor(Date.now() / 1000) + seconds,
    user_id: internalUser.id,
    acting_for: null,
  }),
})

describe('the end of the session', () => {
  it('is told by a banner in its last hour, below the app bar', async () => {
    renderShell('/', { handlers: endsIn(1800) })
    expect(await screen.findByText(/will be expiring in 30 minutes, Please login/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Welcome, Inès Okafor' })).toBeVisible()
  })

  it('is not told before', async () => {
    renderShell('/', { handlers: endsIn(7200) })
    await screen.findByRole('heading', { name: 'Signals' })
    expect(screen.queryByText(/Your session will be expiring/)).not.toBeInTheDocument()
  })

  it('keeps the page, under a modal that asks for a new sign-in', async () => {
    const { client, transport, left } = renderShell('/support', {
      handlers: { getTicketSystem: { system: 'internal', url: null }, listTickets: [] },
    })
    await screen.findByRole('heading', { name: 'No tickets yet' })
    transport.use({
      getAuthenticated: refuse('not_authenticated'),
      listTickets: refuse('not_authenticated'),
    })
    await act(async () => {
      await listTickets(client, { cache: false })
    })
    expect(await screen.findByText('User Session Expired')).toBeVisible()
    expect(screen.getByText('You have been logged out. Please log in again.')).toBeVisible()
    expect(screen.getByText('No tickets yet')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeVisible())
    expect(left).toEqual([])
  })
})
