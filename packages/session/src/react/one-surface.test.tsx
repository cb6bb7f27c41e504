import { act, render, screen } from '@testing-library/react'
import { createClient } from '@vestibule/api-client'
import { readonlyStore } from '@vestibule/base/readonly-store'
import { createSession } from '@vestibule/session'
import { preloadSessionExpiry, SessionExpiry, SessionProvider } from '@vestibule/session/react'
import { beforeAll, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Phase } from '../core/session-state.ts'

beforeAll(preloadSessionExpiry)

const phases: readonly Phase[] = [
  { status: 'unknown' },
  { status: 'active' },
  { status: 'expiring', warning: 'banner' },
  { status: 'expiring', warning: 'modal' },
  { status: 'expiring', warning: 'dismissed' },
  { status: 'expired', reason: 'ended' },
  { status: 'restored', reloadAtMs: 0, change: null },
  { status: 'otherUser', change: 'user' },
  { status: 'signInTab', done: true },
]
const name = (phase: Phase) => (phase.status === 'expiring' ? phase.warning : phase.status)

test.each(phases.map((phase) => [name(phase), phase] as const))(
  'whatever comes after %s, there is never more than one dialog, and none beside the banner',
  (_, first) => {
    const session = createSession({ client: createClient() })
    // A session that only shows the given state and asks no server.
    const store = createStore(() => session.store.getSnapshot())
    const shown = { ...session, store: readonlyStore(store), start: () => () => {} }
    render(
      <SessionProvider session={shown}>
        <SessionExpiry />
      </SessionProvider>,
    )
    for (const next of phases) {
      for (const phase of [first, next]) {
        act(() => store.setState({ phase, endsAtMs: Date.now() + 60_000 }))
        const dialogs = document.querySelectorAll('[role$="dialog"]').length
        const banners = screen.queryAllByText(/by Clicking here|Please login again to have/).length
        const banner = phase.status === 'expiring' && phase.warning === 'banner' ? 1 : 0
        expect(dialogs).toBeLessThanOrEqual(1 - banner)
        expect(banners).toBeLessThanOrEqual(1)
      }
    }
  },
)
