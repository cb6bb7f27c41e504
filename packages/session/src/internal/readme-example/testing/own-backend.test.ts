import { createSession, type SessionBackend } from '@vestibule/session'
import { createFakeBrowser } from '@vestibule/session/testing'
import { expect, it } from 'vitest'

it('ends the session when a call of the app is refused', async () => {
  const browser = createFakeBrowser()
  const tab = browser.openTab('/cohorts')
  let signedIn = true
  const backend: SessionBackend = {
    getSession: async () =>
      signedIn ? { userId: 'ines', endsAtMs: browser.clock.now() + 8 * 3_600_000 } : null,
    signInUrl: (returnTo) => `/sign-in?next=${encodeURIComponent(returnTo)}`,
  }
  const session = createSession({ backend, window: tab.window, clock: tab.clock })
  session.start()
  await browser.advance(0)
  expect(session.store.getSnapshot().phase.status).toBe('active')

  signedIn = false
  session.reportUnauthorized()
  await browser.advance(0)
  expect(session.store.getSnapshot().phase.status).toBe('expired')
})
