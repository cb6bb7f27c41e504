import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { ask, pageHeaders, signedInVisitor, visitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo } from '../../testing/sign-in-steps.ts'

const own = 'https://charts.platform.example'
const secret = 'what only holders read'
const day = 86_400

/** Tickets, addresses and connections that a user obtained before the end of a grant must open nothing after it. */
describe.each(databases)('what is kept from before the end of a grant (%s)', (db) => {
  let server: TestServer
  let ada: TestBrowser
  /** Ada's browser on the app's own origin. */
  let there: TestBrowser
  beforeAll(async () => {
    server = await startTestServer({ db, settings: { trustedProxyHops: 1, sessionTtlS: day } })
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
    const granted = { to: [], to_users: [{ user: demo.password, until }] }
    const partner = { id: 'tidewater' }
    await server.import({
      documents: [
        { element_id: 'x', app_name: 'shell', mini_content: secret, data_partners: ['tidewater'] },
      ],
      resources: [
        { ...granted, resourcetype: 'AppResource', resource: { url: 'brief' } },
        {
          ...granted,
          resourcetype: 'AppResource',
          resource: { url: 'charts', gate: { origin: own } },
        },
        {
          ...granted,
          resourcetype: 'DatasetResource',
          resource: { name: 'tides', display_name: 'Tides', data_partner: partner },
        },
      ],
    } as never)
    ada = await signedInVisitor(server.origin, demo.password)
    there = await visitor(server.origin)
    there.cookies.clear()
  })
  afterAll(() => server.close())

  const onOwn = (address: string) => {
    const { protocol, host, pathname, search } = new URL(address, own)
    return there.get(pathname + search, {
      ...pageHeaders,
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-forwarded-host': host,
    })
  }
  const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? ''
  const askOwn = (path: string) => ask(there, 'charts', own + path, pageHeaders)
  /**
   * Opens `path` of the app on its own origin, from where the browser is sent to the platform. Resolves to the address
   * on the app's origin to which the platform sends the browser back, with a ticket.
   */
  async function ticketFor(path: string) {
    const begun = await onOwn(locationOf(await askOwn(path)))
    return locationOf(await ada.get(locationOf(begun).slice(server.origin.length), pageHeaders))
  }
  const documents = async () => {
    const asked = { element_ids: ['x'], app_name: 'shell' }
    return (await ada.post('/documentation_api/v1/documents', asked)).text.includes(secret)
  }
  const listed = async (list: 'recent' | 'pins') =>
    (await ada.get(`/auth_api/v1/users/me/${list}/`)).text.includes('brief')

  it('opens nothing: documents, recent, pins, short address, ticket, cookie of the app', async () => {
    const { data } = await ada.post('/turl/', { url: '/dv/tides/brief/' })
    const short = new URL((data as { turl: string }).turl).pathname
    const recent = { app: 'brief', dataset: 'tides' }
    expect((await ada.post('/auth_api/v1/users/me/recent/', recent)).status).toBe(200)
    await ada.put('/auth_api/v1/users/me/pins/', { apps: ['brief'] })
    expect((await onOwn(await ticketFor('/dv/tides/a'))).status).toBe(302)
    const before = await askOwn('/dv/tides/a')
    expect(before.status).toBe(204)
    expect([await documents(), await listed('recent'), await listed('pins')]).toEqual([
      true,
      true,
      true,
    ])
    const { iat = 0, exp = 0 } = decodeJwt(before.headers.get('x-vestibule-assertion') ?? '')
    expect(exp - iat).toBeLessThanOrEqual(120)

    server.clock.advance(3_590)
    const held = there.cookies.get('__Host-gate')
    there.cookies.delete('__Host-gate')
    const ticket = await ticketFor('/dv/tides/a')
    server.clock.advance(10)
    expect([await documents(), await listed('recent'), await listed('pins')]).toEqual([
      false,
      false,
      false,
    ])
    await onOwn(ticket)
    expect((await askOwn('/dv/tides/a')).status).toBe(403)
    if (held !== undefined) there.cookies.set('__Host-gate', held)
    expect((await askOwn('/dv/tides/a')).status).not.toBe(204)
    // The short address still redirects to the app, where the gate refuses the request.
    expect(locationOf(await ada.get(short))).toBe('/dv/tides/brief/')
    const target = await ask(ada, 'brief', `${server.origin}/dv/tides/brief/`, pageHeaders)
    expect(target.status).toBe(403)
    expect((await ada.put('/auth_api/v1/users/me/pins/', { apps: ['brief'] })).data).toEqual([])
  })
})
