import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, pageHeaders, visitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'

const own = 'https://survival.platform.example'
const api = '/auth_api/v1'
const scriptHeaders = { accept: 'application/json', 'sec-fetch-mode': 'cors' }

// These tests run on one database only: the error pages are the same on PostgreSQL and PGlite.
describe('an address that people open', () => {
  let server: TestServer
  let browser: TestBrowser
  beforeAll(async () => {
    server = await startTestServer({ settings: { trustedProxyHops: 1 } })
    const resource = { url: '/timing/', gate: { origin: own } }
    await server.import({
      resources: [{ to: ['northfield'], resourcetype: 'AppResource', resource } as never],
    })
    browser = await visitor(server.origin)
  })
  afterAll(() => server.close())

  const onHost = (host: string) => ({ 'x-forwarded-proto': 'https', 'x-forwarded-host': host })
  const gateOf = (address: string) => (headers: Record<string, string>) =>
    ask(browser, 'timing', address, headers)
  const get = (path: string, more: Record<string, string> = {}) => {
    return (headers: Record<string, string>) => browser.get(path, { ...headers, ...more })
  }

  it.each([
    ['an app that is not there', get(`${api}/gate/nothing/enter/`), 404, 'This link leads nowhere'],
    ['a way into an app, given twice', get(`${api}/gate/timing/enter/?to=a&to=b`), 400, 'leads'],
    [
      'a way into an app with an address of a data set in disguise',
      get(`${api}/gate/timing/enter/?to=/DV/x/&state=${'a'.repeat(43)}`),
      403,
      'This address does not belong to the app',
    ],
    ['the entrance of no app', get('/.vestibule/enter', onHost('no.example')), 404, 'leads'],
    ['an origin of another app', gateOf('https://x.example/a'), 403, 'does not belong to the app'],
    ['an address in the clear', gateOf(`${own}/a b`), 403, 'leads nowhere'],
    ['a proxy without headers', get(`${api}/gate/timing/`), 400, 'leads nowhere'],
    ['a link to verify an address', get(`${api}/registration_requests/verify/%00/`), 400, 'leads'],
    ['a link to a new address', get(`${api}/accounts/email/confirm/%00/`), 400, 'leads nowhere'],
    ['a short address', get('/t/%00'), 400, 'leads nowhere'],
  ])('answers a refusal with a page to people, and an error to scripts: %s', async (...row) => {
    const [, open, status, says] = row
    const page = await open(pageHeaders)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=UTF-8',
    ])
    expect(page.text).toContain(says)
    expect(page.text).toContain(`<a href="${server.origin}/" target="_top">`)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const error = await open(scriptHeaders)
    expect([error.status, error.envelope.success]).toEqual([status, false])
  })

  it.each([
    ['registration_requests/verify', 'registration_requests'],
    ['accounts/email/confirm', 'email_changes'],
    ['accounts/email/undo', 'email_changes'],
  ])('answers a form that fails with a page: %s', async (path, table) => {
    const send = (headers: Record<string, string>) =>
      browser.send(`${api}/${path}/token/`, { method: 'POST', headers })
    await server.query(`alter table ${table} rename to gone`)
    try {
      const page = await send(pageHeaders)
      expect([page.status, page.headers.get('content-type')]).toEqual([
        500,
        'text/html; charset=UTF-8',
      ])
      expect(page.text).toContain('This does not work at the moment')
      expect((await send(scriptHeaders)).code).toBe('server_error')
    } finally {
      await server.query(`alter table gone rename to ${table}`)
    }
  })
})
