import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask, pageHeaders, signedInVisitor, visitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'

const own = 'https://survival.platform.example'
const other = 'https://other.platform.example'
const gated = (url: string, origin: string, to = ['northfield', 'vestibule']) =>
  ({ to, resourcetype: 'AppResource', resource: { url, gate: { origin } } }) as never

// These tests run on one database only: `gate.test.ts` tests the gate on PostgreSQL and PGlite.
describe('an app on an origin of its own', () => {
  let server: TestServer
  let ada: TestBrowser
  /** Ada's browser on the app's origin, with that origin's cookies. */
  let there: TestBrowser
  beforeEach(async () => {
    server = await startTestServer({ settings: { trustedProxyHops: 1 } })
    await server.import({ resources: [gated('/timing/', own), gated('other', other)] })
    ada = await signedInVisitor(server.origin, demo.password)
    there = await visitor(server.origin)
    there.cookies.clear()
  })
  afterEach(() => server.close())

  /** Sends a request to the app's origin, which the proxy forwards to the platform. */
  const onOwn = (browser: TestBrowser, address: string) => {
    const { protocol, host, pathname, search } = new URL(address)
    return browser.get(pathname + search, {
      ...pageHeaders,
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-forwarded-host': host,
    })
  }
  const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? ''
  const onPlatform = (browser: TestBrowser, address: string) =>
    browser.get(address.slice(server.origin.length), pageHeaders)

  /**
   * Opens `path` of the app in `browser`, which is not signed in there and is sent to the platform, where Ada is.
   * Resolves to the address on the app's origin to which the platform sends the browser back, with a ticket.
   */
  async function ticketFor(path: string, browser = there) {
    const asked = await ask(browser, 'timing', own + path, pageHeaders)
    expect(asked.status).toBe(302)
    const begun = await onOwn(browser, locationOf(asked))
    expect(begun.status).toBe(302)
    return locationOf(await onPlatform(ada, locationOf(begun)))
  }
  const enter = async (path: string) => onOwn(there, await ticketFor(path))

  it('lets in who is signed in, to where they wanted', async () => {
    const path = '/dv/northfield_oncology/page?x=1&to=%2F'
    const entered = await enter(path)
    expect([entered.status, locationOf(entered)]).toEqual([302, path])
    const cookie = entered.headers.getSetCookie().find((line) => line.startsWith('__Host-gate='))
    expect(cookie).toMatch(/^__Host-gate=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const open = await ask(there, 'timing', own + path)
    expect(open.status).toBe(204)
    expect(open.headers.get('x-vestibule-dataset')).toBe('northfield_oncology')
    expect(open.headers.get('remote-email')).toBe(demo.password)
    expect((await ask(there, 'timing', `${own}/dv/nothing/`)).status).toBe(403)
    expect((await ask(there, 'timing', `${own}/api`)).headers.get('x-vestibule-dataset')).toBe('')
  })

  it('leads who is signed out over sign-in', async () => {
    const stranger = await visitor(server.origin)
    const begun = locationOf(await onOwn(there, `${own}/.vestibule/enter?to=%2Fpage`))
    const signIn = new URL(locationOf(await onPlatform(stranger, begun)))
    expect(signIn.origin + signIn.pathname).toBe(`${server.origin}/auth/signin`)
    const next = signIn.searchParams.get('next') ?? ''
    expect(server.origin + next).toBe(begun)
    const entered = await onOwn(there, locationOf(await ada.get(next, pageHeaders)))
    expect(locationOf(entered)).toBe('/page')
  })

  it('promise 96: a ticket is good once, for a minute, in the browser that asked for it', async () => {
    const [first, second] = [await ticketFor('/a'), await ticketFor('/b')]
    const thief = await visitor(server.origin)
    expect((await onOwn(thief, first)).status).toBe(403)
    await onOwn(thief, `${own}/.vestibule/enter?to=%2F`)
    expect((await onOwn(thief, first)).status).toBe(403)
    const tabs = [await onOwn(there, second), await onOwn(there, first)]
    expect(tabs.map(locationOf)).toEqual(['/b', '/a'])
    expect((await onOwn(there, first)).status).toBe(403)
    const again = () => {
      there.cookies.delete('__Host-gate')
      return ticketFor('/c')
    }
    const old = await again()
    server.clock.advance(61)
    const refused = await onOwn(there, old)
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('You could not be let in')
    const parallel = await again()
    const clones = Array.from({ length: 8 }, () => there.clone())
    const answers = await Promise.all(clones.map((clone) => onOwn(clone, parallel)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      302,
      ...Array.from({ length: 7 }, () => 403),
    ])
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/%2f%2fevil.example',
    `${own}.evil.example/`,
    `${own}@evil.example/`,
    `${other}/x`,
    'javascript:alert(1)',
    '/%09/evil.example',
  ])('promise 97: nobody is led elsewhere: %s', async (to) => {
    const path = '/auth_api/v1/gate/timing/enter/?'
    const begun = await ada.get(path + new URLSearchParams({ to }).toString(), pageHeaders)
    const first = await onOwn(there, locationOf(begun))
    expect(new URL(locationOf(first)).origin).toBe(server.origin)
    const ticket = locationOf(await onPlatform(ada, locationOf(first)))
    for (const address of [locationOf(begun), ticket]) {
      expect(new URL(address).origin).toBe(own)
    }
    const last = locationOf(await onOwn(there, ticket))
    expect(new URL(last, own).origin).toBe(own)
    const direct = await onOwn(
      there,
      `${own}/.vestibule/enter?${new URLSearchParams({ to }).toString()}`,
    )
    expect(new URL(locationOf(direct)).searchParams.get('to')).not.toContain('evil')
  })

  it('promise 94: signing out of the platform ends it at the next request', async () => {
    await enter('/')
    const status = async () => (await ask(there, 'timing', `${own}/api`)).status
    expect(await status()).toBe(204)
    await ada.post(paths.logout)
    expect(await status()).toBe(401)
    expect(await server.query('select * from gate_sessions')).toEqual([])
  })

  it('what lets into one app lets into no other, and into nothing elsewhere', async () => {
    await enter('/')
    expect((await ask(there, 'timing', `${own}/`)).status).toBe(204)
    expect((await ask(there, 'other', `${other}/`)).status).toBe(401)
    expect((await ask(there, 'other', `${own}/`)).status).toBe(403)
    const gateToken = there.cookies.get('__Host-gate') ?? ''
    const forged = await visitor(server.origin)
    forged.cookies.set('sessionid', gateToken)
    expect((await ask(forged, 'timing', `${server.origin}/timing/`)).status).toBe(401)
    forged.cookies.set('__Host-gate', ada.cookies.get('sessionid') ?? '')
    expect((await ask(forged, 'timing', `${own}/`)).status).toBe(401)
    await server.import({ resources: [gated('/timing/', 'https://new.platform.example')] })
    expect((await ask(there, 'timing', `${own}/`)).status).toBe(403)
  })

  it('staff who begin to act for a customer stay, as somebody who acts', async () => {
    ada = await signedInVisitor(server.origin, demo.staff)
    await enter('/')
    await server.import({ resources: [gated('/timing/', own, ['vestibule', 'calder'])] })
    const customers = '/auth_api/v1/accounts/impersonate/organizations/'
    await ada.post(customers, { organization_id: 'calder', next: '/' })
    const { headers } = await ask(there, 'timing', `${own}/`)
    expect(headers.get('x-vestibule-acting-for')).toBe('calder')
  })
})
