import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminWorld } from '../../testing/admin-steps.ts'
import { acmeSignIn, beginPath, clientOf, goToProvider } from '../../testing/federation-steps.ts'
import {
  signIn,
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'
import { clientSecret, startTestProvider, type TestProvider } from '../../testing/test-provider.ts'

let server: TestServer
let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider([
    { id: 'a-1', email: 'amy@acme.example' },
    { id: 'o-1', email: 'odo@acme.example' },
  ])
  server = await startTestServer({
    importFile: { ...adminWorld, ...acmeSignIn(provider.issuer) },
    env: { ACME_SECRET: clientSecret },
    clock: 'system',
  })
  await provider.serve(clientOf(server))
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(() => {
  provider.state.person = 'a-1'
})

const whoIsIn = async (browser: TestBrowser) =>
  ((await browser.get('/auth_api/v1/users/me/')).data as { id: string } | undefined)?.id
const linkIn = (text: string) =>
  (/href="([^"]+confirm=[^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
/** Follows an address to the provider and back. */
const follow = async (browser: TestBrowser, address: string) => {
  const begun = await browser.get(address)
  const back = await goToProvider(browser, begun.headers.get('location') ?? '')
  return browser.get(back)
}

describe('promise 136: no link signs anybody in as somebody else', () => {
  it('a link of another site is asked about first, in the language of the reader', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const browser = await testBrowser(server)
      const headers = { 'sec-fetch-site': site, 'accept-language': 'ja' }
      const page = await browser.get(`${beginPath}?next=%2Fx`, headers)
      expect([page.status, page.headers.get('location')]).toEqual([200, null])
      expect(page.text).toContain('Acme IDに進みますか？')
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect((await follow(browser, linkIn(page.text))).headers.get('location')).toBe('/x')
      expect(await whoIsIn(browser)).toBe('amy')
    }
  })

  it('one of a page of the platform leads on, as does an address that was typed', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}]) {
      const begun = await (
        await testBrowser(server)
      ).get(beginPath, headers as Record<string, string>)
      expect(begun.headers.get('location')).toContain(provider.issuer)
    }
  })

  it('who is signed in stays so until they agree, whatever leads there', async () => {
    for (const site of ['cross-site', 'same-origin', 'none']) {
      const browser = await signIn(server, 'oli@other.example', demoPassword)
      const page = await browser.get(beginPath, { 'sec-fetch-site': site })
      expect(page.text).toContain('You are signed in as oli@other.example')
      expect(await whoIsIn(browser)).toBe('oli')
      await follow(browser, linkIn(page.text))
      expect(await whoIsIn(browser)).toBe('amy')
    }
  })

  it('the agreement of one browser is none in another, nor for another provider', async () => {
    const attacker = await testBrowser(server)
    const page = await attacker.get(beginPath, { 'sec-fetch-site': 'cross-site' })
    const link = linkIn(page.text)
    const victim = await signIn(server, 'oli@other.example', demoPassword)
    for (const address of [link, `${beginPath}?confirm=x`, `${beginPath}?confirm=`]) {
      const asked = await victim.get(address, { 'sec-fetch-site': 'cross-site' })
      expect([address, asked.status]).toEqual([address, 200])
    }
    expect(await whoIsIn(victim)).toBe('oli')
  })

  it('nor does an answer of a provider end the session of another account', async () => {
    // The account that is signed in when the answer arrives counts, not the one when the sign-in began.
    const browser = await testBrowser(server)
    const begun = await browser.get(beginPath)
    const back = await goToProvider(browser, begun.headers.get('location') ?? '')
    const oli = await signIn(server, 'oli@other.example', demoPassword)
    for (const [name, value] of oli.cookies) browser.cookies.set(name, value)
    const page = await browser.get(back)
    expect(page.text).toContain('You are signed in as oli@other.example')
    expect(await whoIsIn(browser)).toBe('oli')
    await follow(browser, linkIn(page.text))
    expect(await whoIsIn(browser)).toBe('amy')
    // `fresh=true` asks the provider for a new proof of the signed-in account. If another person of the provider comes
    // back, the server asks first, as before any change of account.
    const fresh = `${beginPath}?fresh=true`
    expect((await follow(browser, fresh)).headers.get('location')).toBe('/')
    provider.state.person = 'o-1'
    expect((await follow(browser, fresh)).text).toContain('You are signed in as amy@acme.example')
    expect(await whoIsIn(browser)).toBe('amy')
  })
})
