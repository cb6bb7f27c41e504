import { listTickets } from '@vestibule/api-client'
import { refuse } from '@vestibule/api-client/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'
import { internalUser } from '../testing/test-shell.tsx'

const validity = () => ({
  max_ttl: Math.floor(Date.now() / 1000) + 36_000,
  user_id: internalUser.id,
  acting_for: null,
  locks_at: new Date(Date.now() + 900_000).toISOString(),
})

/** Opens a page with a ticket form. The server then locks the session, and a call tells the page so. */
async function openLocked() {
  const shell = renderShell('/support?new=1', {
    handlers: {
      getTicketSystem: { system: 'internal', url: null },
      listTickets: [],
      getSessionValidity: validity,
    },
  })
  await screen.findByRole('main')
  shell.transport.use({
    getAuthenticated: { locked: true, proofs: ['password', 'authenticator'] },
    getSessionValidity: refuse('session_locked'),
    listTickets: refuse('session_locked'),
    proveAgain: ({ body }) =>
      (body as { password?: string }).password === 'right' ? null : refuse('invalid_credentials'),
  })
  await act(async () => {
    await listTickets(shell.client, { cache: false })
  })
  return shell
}

describe('a locked session', () => {
  it('covers the page, and asks for a factor without leaving it', async () => {
    const { user, transport, left } = await openLocked()
    const cover = await screen.findByRole('dialog', { name: 'Session locked' })
    expect(cover).toHaveAccessibleDescription('To go on, enter the password you have now.')
    await user.type(within(cover).getByLabelText('Password'), 'wrong{Enter}')
    expect(await within(cover).findByText('This is not your password.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    transport.use({ getAuthenticated: { locked: false }, getSessionValidity: validity })
    await user.clear(within(cover).getByLabelText('Password'))
    await user.type(within(cover).getByLabelText('Password'), 'right')
    await user.click(within(cover).getByRole('button', { name: 'Unlock' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('main')).toBeVisible()
    expect(left).toEqual([])
    // The server refuses `getSecurity` while the session is locked, so the dialog must know the factors from
    // `getAuthenticated`.
    expect(transport.callsTo('getSecurity')).toEqual([])
  })

  it('lets its user sign out', async () => {
    const { user, transport } = await openLocked()
    transport.use({ logout: null })
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(transport.callsTo('logout')).toHaveLength(1))
  })

  it('shows nothing of the platform where a page is loaded while it is locked', async () => {
    const { transport, user } = renderShell('/', {
      handlers: {
        getAuthenticated: { locked: true, proofs: ['password'] },
        getSessionValidity: refuse('session_locked'),
        getProfile: refuse('session_locked'),
        proveAgain: null,
      },
    })
    const cover = await screen.findByRole('dialog', { name: 'Session locked' })
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    transport.use({
      getAuthenticated: { locked: false },
      getSessionValidity: validity,
      getProfile: internalUser,
    })
    await user.type(within(cover).getByLabelText('Password'), 'right{Enter}')
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  })
})
