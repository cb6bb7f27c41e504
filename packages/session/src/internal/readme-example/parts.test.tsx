import { createFakeTransport } from '@vestibule/api-client/testing'
import { preloadSessionExpiry, sessionTexts, useUnsavedWork } from '@vestibule/session/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { AskForm } from './ask-form.tsx'
import { backend as django } from './django/backend.ts'
import nextConfig from './next/next.config.ts'
import { Providers } from './next/providers.tsx'
import { backend as oidc } from './oidc/backend.ts'
import { signIn } from './oidc/sign-in.ts'
import { backend as plain } from './plain/backend.ts'
import { session } from './plain/session.ts'
import viteConfig from './proxy/vite.config.ts'
import { renderSignedIn } from './testing/render-signed-in.tsx'

beforeAll(preloadSessionExpiry)
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['plain fetch', plain, '/sign-in?next=%2Fcohorts'],
  ['Django', django, '/accounts/login/?next=%2Fcohorts'],
])('the backend of %s says who is signed in, and until when', async (_name, backend, address) => {
  const date = new Date(1_800_000_000_000).toUTCString()
  const answers = [
    Response.json({ userId: 'ines', endsAtMs: 1_800_003_600_000 }, { headers: { date } }),
    new Response(null, { status: 401 }),
    new Response(null, { status: 502 }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  expect(await backend.getSession()).toEqual({
    userId: 'ines',
    endsAtMs: 1_800_003_600_000,
    serverTimeMs: 1_800_000_000_000,
  })
  expect(await backend.getSession()).toBeNull()
  await expect(backend.getSession()).rejects.toThrow('502')
  expect(backend.signInUrl('/cohorts')).toBe(address)
})

it('a session takes such a backend', () => {
  expect(session.store.getSnapshot().phase).toEqual({ status: 'unknown' })
})

it('the backend of OpenID Connect knows nobody in a new browser, and its page leaves for the provider', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo) => {
    asked.push(new Request(input).url)
    throw new TypeError('Failed to fetch')
  })
  expect(await oidc.getSession()).toBeNull()
  expect(oidc.signInUrl('/cohorts')).toBe('/sign-in/?next=%2Fcohorts')
  await expect(signIn()).rejects.toThrow('Failed to fetch')
  expect(asked).toEqual(['https://login.example.org/.well-known/openid-configuration'])
})

/** Unsaved work. Without it, the page would reload after the sign-in. */
function Unsaved() {
  useUnsavedWork(true)
  return null
}

it('a form forgets a refusal from before, and says that it can be sent again', async () => {
  const {
    browser,
    session: own,
    signIn: signInAgain,
    advance,
    comeBack,
  } = await renderSignedIn(
    <>
      <AskForm ask={async () => 'User is not authenticated'} />
      <Unsaved />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText('User is not authenticated')).toBeVisible()
  browser.platform.signOut()
  own.reportUnauthorized()
  await advance(0)
  expect(screen.getByRole('alertdialog', { name: sessionTexts.expiredTitle })).toBeVisible()
  signInAgain('ines')
  await comeBack()
  expect(screen.getByText('You are signed in again. Send it once more.')).toBeVisible()
})

it('the root of a Next.js app shows its children', async () => {
  const { fetch } = createFakeTransport({
    getSessionValidity: { max_ttl: Date.now() / 1000 + 1800, user_id: 'ines', acting_for: null },
  })
  vi.stubGlobal('fetch', fetch)
  const { unmount } = render(<Providers>The page</Providers>)
  expect(await screen.findByText('The page')).toBeVisible()
  unmount()
})

it("both servers pass the platform's paths on, and no other", async () => {
  const proxies = Object.entries(viteConfig.server?.proxy ?? {})
  expect(proxies).toEqual([[expect.any(String), 'http://localhost:4000']])
  const ofVite = new RegExp(proxies[0]![0])
  const [rewrite] = await nextConfig.rewrites!()
  const ofNext = new RegExp(/^\/:part(\(.*\))\/:path\(\.\*\)$/.exec(rewrite!.source)![1]!)
  const platform = [
    '/auth/signin',
    '/auth_api/v1/config/',
    '/documentation_api/v1/documents',
    '/t/x',
  ]
  for (const path of platform) {
    expect(path).toMatch(ofVite)
    expect(path).toMatch(ofNext)
  }
  for (const path of ['/authors', '/', '/cohorts/auth']) expect(path).not.toMatch(ofVite)
})
