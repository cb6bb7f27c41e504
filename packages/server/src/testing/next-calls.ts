import { assertionFor, loginBy, passkeyOf } from './passkey-steps.ts'
import { demo, demoPassword, paths } from './sign-in-steps.ts'
import { signIn, testBrowser, type TestAnswer } from './test-browser.ts'
import type { TestServer } from './test-server.ts'

/** A call that takes a `next` address, to which the browser is sent after the call. */
export interface NextCall {
  /** Name of the call in the contract. */
  readonly call: string
  readonly when: string
  /** Makes the call with `next`. Resolves to where the answer leads; null if the call was refused. */
  decide(next: string): Promise<string | null>
}

/** Every call that takes a `next` address. Each is prepared so that it can be made repeatedly. */
export async function nextCalls(server: TestServer): Promise<NextCall[]> {
  const [visitor, ada, priya, sam, kiosk] = await Promise.all([
    testBrowser(server),
    signIn(server, demo.password, demoPassword),
    signIn(server, demo.termsToAccept, demoPassword),
    signIn(server, demo.staff, demoPassword),
    testBrowser(server),
  ])
  const passkey = await passkeyOf(server, demo.password)
  const holder = await testBrowser(server)
  const code = '/auth_api/v1/accounts/login/code'
  const organizations = '/auth_api/v1/accounts/impersonate/organizations/'
  const authenticate = async (next_path: string, is_redirect: boolean) => {
    // Advance the clock: one network address may request at most a hundred codes within 15 minutes.
    server.clock.advance(10)
    await kiosk.post(`${code}/register/`, { code: 'K7Q2MX' })
    await ada.post(`${code}/approve/`, { code: 'K7Q2MX', decision: 'approve' })
    return kiosk.post(`${code}/authenticate/`, { code: 'K7Q2MX', next_path, is_redirect })
  }
  return [
    {
      call: 'startLogin',
      when: 'in the address of its page',
      decide: async (next) =>
        nextIn(await visitor.post(paths.start, { user_email: demo.password, next })),
    },
    {
      call: 'decideRedirect',
      when: 'signed in',
      decide: async (next) => redirectOf(await ada.post(paths.redirect, { next })),
    },
    {
      call: 'decideRedirect',
      when: 'with terms to accept first',
      decide: async (next) => nextIn(await priya.post(paths.redirect, { next })),
    },
    {
      call: 'decideRedirect',
      when: 'with a customer to choose first',
      decide: async (next) => nextIn(await sam.post(paths.redirect, { next })),
    },
    {
      call: 'loginWithPasskey',
      when: 'with a passkey',
      decide: async (next) =>
        redirectOf(await loginBy(holder, await assertionFor(holder, passkey), next)),
    },
    {
      call: 'selectOrganization',
      when: 'acting for a customer',
      async decide(next) {
        const answer = await sam.post(organizations, { organization_id: 'calder', next })
        await sam.delete(organizations)
        return redirectOf(answer)
      },
    },
    {
      call: 'authenticateDeviceCode',
      when: 'answering with the address',
      decide: async (next) => redirectOf(await authenticate(next, false)),
    },
    {
      call: 'authenticateDeviceCode',
      when: 'redirecting by itself',
      async decide(next) {
        const { status, headers } = await authenticate(next, true)
        return status === 303 ? headers.get('location') : null
      },
    },
  ]
}

function redirectOf({ status, data }: TestAnswer): string | null {
  return status === 200 ? (data as { redirect_url: string }).redirect_url : null
}

/** The `next` in the sign-in page that an answer redirects to. */
function nextIn(answer: TestAnswer): string | null {
  const page = redirectOf(answer)
  if (page === null) return null
  if (!page.startsWith('/auth/')) throw new Error(`${page} is no page of the sign-in app`)
  return new URL(page, 'http://localhost').searchParams.get('next')
}
