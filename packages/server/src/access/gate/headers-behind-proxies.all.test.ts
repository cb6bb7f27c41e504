import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gateHeaders } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platformCookies } from '../serve/proxy-headers.ts'
import { freePort } from '../../testing/free-port.ts'
import {
  misleading,
  pageHeaders,
  signedInVisitor,
  spoofed,
  visitor,
} from '../../testing/gate-calls.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { exchange } from '../../testing/plain-fetch.ts'
import { gateProxies } from '../../testing/proxies/gate-proxies.ts'
import {
  startCaddySkippingEmpty,
  startGateNginx,
  type Proxy,
  type ProxyPorts,
} from '../../testing/proxies/proxies.ts'
import { demo } from '../../testing/sign-in-steps.ts'

const withUnderscores = (program: string, ports: ProxyPorts) =>
  startGateNginx(program, ports, 'underscores_in_headers on;\n')
const programOf = (name: string) => gateProxies.filter((proxy) => proxy.name === name)
const proxies = [
  ...gateProxies,
  ...programOf('Caddy').map(({ program }) => ({
    name: 'a Caddy that skips empty headers',
    program,
    start: startCaddySkippingEmpty,
  })),
  ...programOf('nginx').map(({ program }) => ({
    name: 'nginx that takes underscores',
    program,
    start: withUnderscores,
  })),
]

describe.each(proxies)('what an app receives behind $name', ({ program, start }) => {
  let server: TestServer
  let proxy: Proxy
  let platform: string
  let own: string
  let cookie: string
  const received: IncomingMessage[] = []
  const app = createServer((incoming, response) => {
    received.push(incoming)
    if (incoming.url === '/hello/stream') {
      response.write('first;')
      app.once('go on', () => response.end('last'))
      return
    }
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
    incoming.on('end', () => response.end(`${bytes} bytes`))
  })

  beforeAll(async () => {
    app.listen(0, '127.0.0.1')
    await once(app, 'listening')
    const ports = { own: await freePort(), http: await freePort() }
    platform = `https://platform.localhost:${ports.own}`
    own = `https://hello.platform.localhost:${ports.own}`
    server = await startTestServer({ settings: { publicOrigin: platform, trustedProxyHops: 1 } })
    const resource = { url: 'hello', mount: { kind: 'page' }, gate: { origin: own } }
    await server.import({
      resources: [{ to: ['northfield'], resourcetype: 'AppResource', resource } as never],
    })
    const { port } = app.address() as AddressInfo
    proxy = await start(program, { ...ports, vestibule: server.port, app: port })
    const ada = await signedInVisitor(platform, demo.password, proxy.ca)
    cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  })
  afterAll(async () => {
    await proxy.close()
    await server.close()
    app.closeAllConnections()
    app.close()
  })

  const send = (path: string, headers: readonly string[], body?: Buffer) =>
    exchange(platform, {
      ca: proxy.ca,
      path,
      headers,
      ...(body === undefined ? {} : { method: 'POST', body }),
    })
  const last = () => received.at(-1)?.headers ?? {}

  it('promise 99: nothing that a client says of itself or of the address', async () => {
    const lies = Object.entries({ ...spoofed, ...misleading }).flat()
    for (const path of ['/hello/', '/dv/northfield_oncology/hello/']) {
      expect((await send(path, ['cookie', cookie, ...lies])).status).toBe(200)
      const raw = received.at(-1)?.rawHeaders ?? []
      expect(raw.join('\n')).not.toMatch(/root|forged|\bclosed\b|calder|evil/i)
      expect(raw.filter((_, index) => index % 2 === 0 && /_/.test(raw[index] ?? ''))).toEqual([])
      expect(last()).toMatchObject({
        'remote-email': demo.password,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': new URL(platform).host,
      })
    }
  })

  it('promise 99: a client takes no header of the gate away by naming it in Connection', async () => {
    for (const named of [...gateHeaders.map((name) => `close, ${name}`), gateHeaders.join()]) {
      const path = '/dv/northfield_oncology/hello/'
      expect((await send(path, ['cookie', cookie, 'connection', named])).status).toBe(200)
      expect(last()).toMatchObject({
        'remote-user': expect.stringMatching(/./) as unknown,
        'remote-email': demo.password,
        'remote-name': 'Ada%20Lindqvist',
        'remote-groups': 'organization:northfield',
        'x-vestibule-dataset': 'northfield_oncology',
        'x-vestibule-assertion': expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown,
      })
    }
  })

  it('promise 153: no upgrade but to a WebSocket: in another protocol an app would be asked without the gate', async () => {
    for (const connection of ['Upgrade', 'Upgrade, HTTP2-Settings']) {
      const upgrade = ['connection', connection, 'upgrade', 'h2c', 'http2-settings', 'AAMAAABk']
      const { status } = await send('/hello/', ['cookie', cookie, ...upgrade])
      expect([status, last().upgrade, last().connection ?? '']).toEqual([
        200,
        undefined,
        expect.not.stringMatching(/upgrade/i),
      ])
    }
  })

  it('promise 99: its own cookies, and none of the platform', async () => {
    const others = platformCookies.filter((name) => !cookie.includes(`${name}=`))
    const many = others.map((name) => `x_${name}=1; ${name}=secret; __Host-${name}=secret`)
    const mixed = ['_xsrf="2|a"', cookie, ...many, 'mysessionid=2', 'sessionid2=3'].join('; ')
    expect((await send('/hello/', ['cookie', mixed])).status).toBe(200)
    const passed = (last().cookie ?? '').split(/;\s*/).filter((pair) => !/^(-=)?$/.test(pair))
    const own = ['_xsrf="2|a"', ...others.map((name) => `x_${name}=1`)]
    expect(passed).toEqual([...own, 'mysessionid=2', 'sessionid2=3'])
    await send('/hello/', ['cookie', cookie])
    expect(last().cookie ?? '').toMatch(/^(-=(; )?)*$/)
  })

  it('an upload of any size, though the platform takes no more than documents need', async () => {
    const body = Buffer.alloc(9_000_000)
    const answer = await send('/hello/', ['cookie', cookie], body)
    expect([answer.status, await answer.text()]).toEqual([200, '9000000 bytes'])
  })

  it('a stream is passed on while it is written', async () => {
    const { port, hostname } = new URL(platform)
    const headers = { host: new URL(platform).host, cookie }
    const options = { host: '127.0.0.1', port, servername: hostname, ca: proxy.ca, headers }
    const sent = httpsRequest({ ...options, path: '/hello/stream', agent: false }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const [first] = (await once(answer, 'data')) as [Buffer]
    app.emit('go on')
    const [second] = (await once(answer, 'data')) as [Buffer]
    expect([first.toString(), second.toString()]).toEqual(['first;', 'last'])
  })

  it.each([1000, 2600, 7000])(
    'the address of %i characters that was asked for, after sign-in',
    async (length) => {
      const path = `/dv/northfield_oncology/hello/?q=${'%2Fé'.repeat(length / 9)}`.replaceAll(
        'é',
        '%C3%A9',
      )
      const page = Object.entries(pageHeaders).flat()
      const signedOut = await send(path, page)
      expect(signedOut.status).toBe(302)
      const signIn = new URL(signedOut.headers.get('location') ?? '')
      expect([signIn.pathname, signIn.searchParams.get('next')]).toEqual(['/auth/signin', path])
      const jar = await visitor(own, proxy.ca)
      jar.cookies.clear()
      const enter = await jar.get(path, pageHeaders)
      const begun = await jar.get(
        enter.headers.get('location')?.slice(own.length) ?? '',
        pageHeaders,
      )
      const toPlatform = (begun.headers.get('location') ?? '').slice(platform.length)
      expect((await send(toPlatform, page)).status).toBe(302)
      const back = await send(toPlatform, ['cookie', cookie, ...page])
      const ticket = await jar.get(
        back.headers.get('location')?.slice(own.length) ?? '',
        pageHeaders,
      )
      expect([ticket.status, ticket.headers.get('location')]).toEqual([302, path])
    },
  )

  it('promise 154: nothing, while the gate does not answer', async () => {
    await server.close()
    const count = received.length
    const { status } = await send('/hello/', ['cookie', cookie])
    expect(status).toBeGreaterThanOrEqual(500)
    expect(received).toHaveLength(count)
  })
})
