import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'
import {
  closeCode,
  echo,
  openedSocket,
  refusalOf,
  startSocketApp,
  type SocketApp,
} from '../../testing/socket-app.ts'
import { bearer, makeToken, tokensPath } from '../../testing/token-steps.ts'

const email = demo.password
const times = { askEveryMs: 50 }

/** An app whose answers do not end by themselves. */
async function startStreams(): Promise<Server> {
  const app = createServer((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: first\n\n')
    if (request.url === '/quiet') return
    const timer = setInterval(() => response.write('data: more\n\n'), 10)
    response.on('close', () => clearInterval(timer))
  })
  app.listen(0, '127.0.0.1')
  await once(app, 'listening')
  return app
}

describe.each(databases)('what is open when access ends (%s)', (db) => {
  let server: TestServer
  let app: SocketApp
  let streams: Server
  let ada: TestBrowser
  beforeEach(async () => {
    app = await startSocketApp()
    streams = await startStreams()
    server = await startTestServer({ db, times })
    const until = new Date(server.clock.now().getTime() + 600_000).toISOString()
    const resource = (url: string, upstream: string) => ({
      to: [],
      to_users: [{ user: email, until }],
      resourcetype: 'AppResource',
      resource: { url, mount: { kind: 'page' }, serve: { upstream } },
    })
    const { port } = streams.address() as AddressInfo
    await server.import({
      resources: [resource('live', app.origin), resource('streams', `http://127.0.0.1:${port}`)],
    } as never)
    ada = await signedInVisitor(server.origin, email)
  })
  afterEach(async () => {
    await server.close()
    await app.close()
    streams.closeAllConnections()
    streams.close()
  })

  /** Four ways to lose access, and the code with which a WebSocket is closed then. */
  const ends = [
    { name: 'signed out', code: 4401, end: () => ada.clone().post(paths.logout) },
    {
      name: 'account disabled',
      code: 4401,
      end: () =>
        server.query(`update users set disabled_at = now() where email = '${email}' returning 1`),
    },
    { name: 'grant ended', code: 4403, end: async () => server.clock.advance(600) },
    {
      name: 'new terms pending',
      code: 4403,
      end: () => server.import({ eulas: [{ id: 'new', name: 'New', content: '<p>New.</p>' }] }),
    },
  ]

  it.each(ends)('promise 148: a WebSocket is closed with $code: $name', async ({ code, end }) => {
    const socket = await openedSocket(ada, '/live/')
    const busy = await openedSocket(ada, '/live/')
    const timer = setInterval(() => busy.send('x'.repeat(10_000)), 1)
    const closed = Promise.all([closeCode(socket), closeCode(busy)])
    await expect.poll(() => app.sockets.length).toBe(2)
    // The server checks the access several times meanwhile. As long as it lasts, the connection stays open.
    await new Promise((resolve) => setTimeout(resolve, 5 * times.askEveryMs))
    expect(await echo(socket, 'still here')).toBe('still here')
    await end()
    expect(await closed).toEqual([code, code])
    clearInterval(timer)
    await expect.poll(() => app.codes).toEqual([code, code])
  })

  it.each(ends)('promise 148: a stream is cut: $name', async ({ end }) => {
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const open = (path: string) => fetch(`${server.origin}/streams${path}`, { headers: { cookie } })
    const [events, quiet] = await Promise.all([open('/events'), open('/quiet')])
    const silent = open('/silent').then(
      () => 'answered',
      () => 'cut',
    )
    await expect.poll(() => connections(streams)).toBe(3)
    await new Promise((resolve) => setTimeout(resolve, 5 * times.askEveryMs))
    await end()
    const rest = ({ body }: Response) =>
      new Response(body).text().then(
        () => 'ended',
        () => 'cut',
      )
    expect(await Promise.all([rest(events), rest(quiet), silent])).toEqual(['cut', 'cut', 'cut'])
    // The server has also closed its connections to the app that sends the streams.
    await expect.poll(() => connections(streams)).toBe(0)
  })

  it('asks without a trace: no session lasts longer by it, and nothing is recorded', async () => {
    const rows = () =>
      server.query(`
        select s.expires_at, s.last_seen_at, (select count(*) from audit_events) as events,
          (select count(*) from rate_limits) as limits
        from sessions s join users u on u.id = s.user_id where u.email = '${email}'`)
    const socket = await openedSocket(ada, '/live/')
    const before = await rows()
    server.clock.advance(300)
    await new Promise((resolve) => setTimeout(resolve, 10 * times.askEveryMs))
    expect(await echo(socket, 'still here')).toBe('still here')
    expect(await rows()).toEqual(before)
  })

  it('promise 148: holds for a server that did not see the end', async () => {
    const other = await startTestServer({ db, times, shareDatabaseOf: server })
    try {
      const browser = { ...ada, origin: other.origin }
      const socket = await openedSocket(browser, '/live/')
      const closed = closeCode(socket)
      await ada.post(paths.logout)
      expect(await closed).toBe(4401)
    } finally {
      await other.close()
    }
  })

  it('a socket that a program has opened with a token, without an origin, ends with the token', async () => {
    const { id, token } = await makeToken(ada, { app: 'live' })
    const program = { origin: server.origin, cookies: new Map<string, string>() } as TestBrowser
    const asProgram = (headers: Record<string, string>) =>
      ({ origin: '', headers: { cookie: '', ...headers } }) as const
    expect(await refusalOf(program, '/live/', asProgram({}))).toEqual([403, 'forbidden'])
    const foreign = { ...bearer(token), origin: 'https://evil.example' }
    expect(await refusalOf(program, '/live/', asProgram(foreign))).toEqual([403, 'forbidden'])
    const socket = await openedSocket(program, '/live/', asProgram(bearer(token)))
    expect(await echo(socket, 'hello')).toBe('hello')
    const closed = closeCode(socket)
    await ada.delete(`${tokensPath}${id}/`)
    expect(await closed).toBe(4401)
  })
})

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
