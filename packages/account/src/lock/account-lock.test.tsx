import { refuse } from '@vestibule/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPlatform } from '@vestibule/app-kit/testing/open-platform'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderAccount } from '../testing/render-account.tsx'

const validity = () => ({
  max_ttl: Math.floor(Date.now() / 1000) + 36_000,
  user_id: profile.id,
  acting_for: null,
  locks_at: new Date(Date.now() + 900_000).toISOString(),
})

it('covers a page of the account that is loaded while the session is locked, and then shows it', async () => {
  const { user, transport } = renderAccount('browsers', {
    platform: { config: { ...openPlatform.config, idle_lock: true } },
    handlers: {
      getAuthenticated: { locked: true, proofs: ['password'] },
      getSessionValidity: refuse('session_locked'),
      getProfile: refuse('session_locked'),
      listSessions: refuse('session_locked'),
      proveAgain: null,
    },
  })
  const cover = await screen.findByRole('dialog', { name: 'Session locked' })
  transport.use({
    getAuthenticated: { locked: false },
    getSessionValidity: validity,
    getProfile: profile,
    listSessions: [],
  })
  await user.type(await within(cover).findByLabelText('Password'), 'right{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(transport.callsTo('listSessions')).not.toEqual([]))
})
