import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../testing/databases.ts'
import { freePort } from '../../../testing/free-port.ts'
import { misleading, signedInVisitor, spoofed, visitor } from '../../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../../testing/index.ts'
import { demo } from '../../../testing/sign-in-steps.ts'
import {
  closeCode,
  echo,
  openedSocket,
  refusalOf,
  startSocketApp,
  type SocketApp,
} from '../../../testing/socket-app.ts'
import { platformCookies } from '../proxy-headers.ts'

const dataset = '/dv/northfield_oncology'
const served = (url: string, serve: object, to = ['northfield'], more: object = {}) =>
  ({
    to,
    resourcetype: 'AppResource',
    resource: { url, mount: { kind: 'page' }, serve, ...more },
  }) as never

describe.each(databases)('WebSockets of served apps (%s)', (db) => {
  let server: TestServer
  let app: SocketApp
  let ada: TestBrowser
  beforeAll(async () => {
    app = await startSocketApp()
    server = await startTestServer({ db })
    await server.import({
      resources: [
        served('live', { upstream: app.origin }),
        served('whole', { upstream: app.origin, strip_prefix: false }),
        served('theirs', { upstream: app.origin }, ['calder']),
        served('down', { upstream: `http://127.0.0.1:${await freePort()}` }),
        served('files', { folder: '/srv/nothing' }),
      ],
    })
    ada = await signedInVisitor(server.origin, demo.password)
  })
  afterEach(() => {
    for (const socket of app.sockets) socket.terminate()
  })
  afterAll(async () => {
    await server.close()
    await app.close()
  })

  it('pass messages of every size, compressed too, with subprotocol and query', async () => {
    const plain = await openedSocket(ada, `${dataset}/live/chat?room=1`, {
      perMessageDeflate: false,
      protocols: ['chat'],
    })
    expect([plain.protocol, plain.extensions]).toEqual(['chat', ''])
    expect(app.requests.at(-1)?.url).toBe('/chat?room=1')
    await openedSocket(ada, '/whole/chat?room=1')
    expect(app.requests.at(-1)?.url).toBe('/whole/chat?room=1')
    const packed = await openedSocket(ada, '/live/')
    expect(packed.extensions).toContain('permessage-deflate')
    for (const socket of [plain, packed]) {
      for (const length of [0, 1, 125, 126, 65_535, 65_536, 3_000_000]) {
        const message = 'é'.repeat(length / 2)
        expect((await echo(socket, message)) === message).toBe(true)
      }
      socket.close(4000, 'done')
      expect(await closeCode(socket)).toBe(4000)
    }
    await expect.poll(() => app.codes.slice(-2)).toEqual([4000, 4000])
  })

  it('pass pings and pongs of both sides', async () => {
    const socket = await openedSocket(ada, '/live/')
    const theirs = app.sockets.at(-1)
    for (const [from, word] of [
      [socket, 'from the page'],
      [theirs, 'from the app'],
    ] as const) {
      const pong = once(from ?? socket, 'pong')
      from?.ping(word)
      expect(String((await pong)[0])).toBe(word)
    }
  })

  it('promise 99: no client speaks for the gate, and no app sees the platform’s cookies', async () => {
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const others = platformCookies.map((name) => `${name}=x; __Host-${name}=x`).join('; ')
    await openedSocket(ada, `${dataset}/live/`, {
      headers: { ...spoofed, ...misleading, cookie: `mine=1; ${cookie}; ${others}` },
    })
    const { headers = {}, rawHeaders = [] } = app.requests.at(-1) ?? {}
    expect(rawHeaders.join('\n')).not.toMatch(/root|forged|closed|evil/)
    expect(headers).toMatchObject({
      cookie: 'mine=1',
      'remote-email': demo.password,
      'x-vestibule-dataset': 'northfield_oncology',
      'x-vestibule-assertion': expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown,
      'x-forwarded-host': new URL(server.origin).host,
      'x-forwarded-proto': 'http',
      'x-forwarded-prefix': `${dataset}/live`,
      origin: server.origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
    })
  })

  it('promise 147: open from pages of the same origin alone', async () => {
    const count = app.requests.length
    for (const origin of ['https://evil.example', 'null', server.origin.replace('http', 'https')]) {
      expect([origin, ...(await refusalOf(ada, '/live/', { origin }))]).toEqual([
        origin,
        403,
        'forbidden',
      ])
    }
    // A program, unlike a browser, can send the session cookie without an Origin header.
    const headers = { cookie: `sessionid=${ada.cookies.get('sessionid')}` }
    const none = { ...ada, origin: server.origin, cookies: new Map<string, string>() }
    expect(await refusalOf(none, '/live/', { headers, origin: undefined })).toEqual([
      403,
      'forbidden',
    ])
    expect(app.requests).toHaveLength(count)
  })

  it('promise 147: are behind the gate, at every address', async () => {
    const count = app.requests.length
    const stranger = await visitor(server.origin)
    const priya = await signedInVisitor(server.origin, demo.termsToAccept)
    for (const [browser, path, status, code] of [
      [stranger, '/live/', 401, 'not_authenticated'],
      [ada, '/theirs/', 403, 'forbidden'],
      [ada, '/dv/nothing/live/', 403, 'forbidden'],
      [priya, '/live/', 403, 'eula_required'],
      [ada, '/down/', 503, 'unavailable'],
      [ada, '/files/', 404, 'not_found'],
      [ada, '/nowhere/', 404, 'not_found'],
      [ada, '/', 404, 'not_found'],
      [ada, '/auth/', 404, 'not_found'],
      // The API ignores headers that ask for a WebSocket: a proxy passes them on when it asks the gate.
      [ada, '/auth_api/v1/users/me/', 200, null],
      [ada, '/live//evil.example/dv/x/', 404, 'not_found'],
    ] as const) {
      expect([path, ...(await refusalOf(browser, path))]).toEqual([path, status, code])
    }
    expect(app.requests).toHaveLength(count)
  })

  it('record their opening once, as a page does', async () => {
    await server.query('delete from audit_events returning 1')
    server.clock.advance(3600)
    const first = await openedSocket(ada, `${dataset}/live/`)
    await openedSocket(ada, `${dataset}/live/`)
    expect(await echo(first, 'still here')).toBe('still here')
    const opened = await server.query<{ event: string }>(
      `select event from audit_events where event like '%opened' order by event`,
    )
    expect(opened.map(({ event }) => event)).toEqual(['app_opened', 'dataset_opened'])
  })

  it('promise 149: tell the page that the app has died, and the app that the page has', async () => {
    const socket = await openedSocket(ada, '/live/')
    app.sockets.at(-1)?.terminate()
    expect(await closeCode(socket)).toBe(1011)
    const other = await openedSocket(ada, '/live/')
    const codes = app.codes.length
    other.terminate()
    await expect.poll(() => app.codes.slice(codes)).toEqual([1001])
  })
})
