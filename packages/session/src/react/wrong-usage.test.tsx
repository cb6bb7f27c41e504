import { render } from '@testing-library/react'
import { createSession, type Session } from '@vestibule/session'
import { SessionProvider } from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'
import { expect, it, vi } from 'vitest'

const signInUrl = () => '/sign-in'

it.each([
  [undefined, /^createSession needs an object with a client or a backend/],
  [{}, /^createSession needs an object with a client or a backend/],
  [{ client: 1 }, 'createSession: client must be what createClient() returned.'],
  [{ backend: {} }, 'createSession: backend.getSession must be a function.'],
  [{ backend: { getSession: signInUrl } }, 'createSession: backend.signInUrl must be a function.'],
])('a session that is made of %j is refused in one sentence', (options, words) => {
  expect(() => createSession(options as never)).toThrow(words)
})

it('a provider without a session is refused in one sentence', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const words = '<SessionProvider> needs the session that createSession() returned.'
  expect(() => render(<SessionProvider session={undefined as never as Session} />)).toThrow(words)
})

const session = (endsAtMs: number) => ({ userId: 'ines', endsAtMs })

it.each([
  ['no answer', undefined, 'getSession resolved to undefined. It must resolve to the session'],
  ['seconds left', session(3600), 'looks like the time left'],
  ['Unix seconds', session(1_900_000_000), 'looks like seconds since 1970'],
  ['microseconds', session(1_900_000_000_000_000), 'looks like microseconds since 1970'],
  ['nanoseconds', session(1.9e18), 'looks like nanoseconds since 1970'],
  ['infinity', session(Infinity), 'endsAtMs is null. It must be the time of the end'],
])('a backend that answers %s is told so, and signs nobody in', async (_what, answer, words) => {
  const { window, clock } = createFakeBrowser().openTab('/')
  const getSession = async () => answer as never
  const made = createSession({
    backend: { getSession, signInUrl },
    window,
    clock,
    log: () => {},
  })
  const stop = made.start()
  await vi.waitFor(() =>
    expect(made.store.getSnapshot()).toMatchObject({
      phase: { status: 'unknown' },
      problem: expect.stringContaining(words),
    }),
  )
  stop()
})
