import { testBrowser, type TestBrowser } from './test-browser.ts'
import { clientId, type ProviderClient, type TestProvider } from './test-provider.ts'
import type { TestServer } from './test-server.ts'

/**
 * Follows redirects at the provider, with separate cookies. Resolves to the address on the platform to which the
 * provider sends the browser back.
 */
export async function goToProvider(browser: TestBrowser, address: string): Promise<string> {
  const cookies = new Map<string, string>()
  for (let at = address, hops = 0; hops < 10; hops += 1) {
    if (at.startsWith(browser.origin)) return at.slice(browser.origin.length)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${at} answers ${await response.text()}`)
    at = new URL(location, at).href
  }
  throw new Error('The provider leads in circles')
}

/**
 * Visits the address on the platform to which the provider has sent the browser. Resolves to the status, and to the
 * address that the platform redirects to.
 */
export async function comeBack(browser: TestBrowser, path: string) {
  const answer = await browser.get(path)
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}

export const providerId = 'acme-id'
export const beginPath = `/auth_api/v1/accounts/login/oidc/${providerId}/`
export const callbackPath = `${beginPath}callback/`
export const backchannelPath = `/auth_api/v1/accounts/logout/backchannel/${providerId}/`

/**
 * Part of an import file that lets Acme sign in with a provider. The client secret is in the environment variable
 * ACME_SECRET.
 */
export const acmeSignIn = (issuer: string, more: object = {}) => ({
  domains: [{ domain: 'acme.example', organization: 'acme' }],
  identity_providers: [
    {
      id: providerId,
      organization: 'acme',
      name: 'Acme ID',
      issuer,
      client_id: clientId,
      client_secret: 'env:ACME_SECRET',
      ...more,
    },
  ],
})

/** The platform's registration at the provider. */
export const clientOf = ({ origin }: { readonly origin: string }): ProviderClient => ({
  redirect_uri: origin + callbackPath,
  backchannel_logout_uri: origin + backchannelPath,
})

/**
 * Begins a sign-in and completes it at the provider. Resolves to the path at the platform to which the provider then
 * sends the browser. The platform has not been asked for this path yet.
 */
export async function answerFor(
  browser: TestBrowser,
  { state }: TestProvider,
  person: string,
  carried: Readonly<Record<string, string>> = {},
): Promise<string> {
  const begun = await browser.get(`${beginPath}?${new URLSearchParams(carried).toString()}`)
  state.person = person
  return goToProvider(browser, begun.headers.get('location') ?? '')
}

/**
 * Signs in as this person at the provider. Resolves to the browser and to the address that the platform then redirects
 * it to.
 */
export async function signInThere(
  server: TestServer,
  provider: TestProvider,
  person: string,
  carried: Readonly<Record<string, string>> = {},
) {
  const browser = await testBrowser(server)
  const { to } = await comeBack(browser, await answerFor(browser, provider, person, carried))
  return { browser, to }
}
