import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAppToken } from '../../identity/tokens/app-token.ts'
import { freePort } from '../../testing/free-port.ts'
import { signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { exchange } from '../../testing/plain-fetch.ts'
import { gateProxies } from '../../testing/proxies/gate-proxies.ts'
import type { Proxy } from '../../testing/proxies/proxies.ts'
import { demo } from '../../testing/sign-in-steps.ts'
import { makeToken } from '../../testing/token-steps.ts'

describe.each(gateProxies)('promise 146: behind $name', ({ program, start }) => {
  let server: TestServer
  let proxy: Proxy
  let platform: string
  let own: string
  let cookie: string
  let token: string
  const received: IncomingHttpHeaders[] = []
  const app = createServer((incoming, response) => {
    received.push(incoming.headers)
    response.end()
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
    ;({ token } = await makeToken(ada, { app: 'hello' }))
  })
  afterAll(async () => {
    await proxy.close()
    await server.close()
    app.closeAllConnections()
    app.close()
  })

  /** Sends a request to the proxy. `got`: the headers that reached the app; undefined if the app was not asked. */
  async function send(address: string, headers: readonly string[], method = 'GET') {
    received.length = 0
    const { origin, pathname: path } = new URL(address)
    const answer = await exchange(origin, { ca: proxy.ca, path, headers, method })
    return { status: answer.status, got: received[0] }
  }
  const addresses = () => [
    `${platform}/hello/`,
    `${platform}/dv/northfield_oncology/hello/x`,
    `${own}/`,
  ]

  it('a token opens the app, by any method, and the app does not see it', async () => {
    for (const address of addresses())
      for (const method of ['GET', 'POST', 'DELETE']) {
        const sent = ['authorization', `Bearer ${token}`, 'content-length', '0']
        const { status, got } = await send(address, sent, method)
        expect([address, method, status]).toEqual([address, method, 200])
        expect(got?.['remote-email']).toBe(demo.password)
        expect(got).not.toHaveProperty('authorization')
        expect(JSON.stringify(got)).not.toContain(token)
      }
  })

  it('another spelling hides no token, and no page is shown for a wrong one', async () => {
    const page = ['accept', 'text/html', 'sec-fetch-mode', 'navigate', 'sec-fetch-dest', 'document']
    for (const [line, expected] of [
      [`bearer   ${token}`, 200],
      [`BEARER ${token}`, 200],
      [`Bearer ${token}, Bearer own`, 401],
      [`Bearer "${token}"`, 401],
      [`Bearer ${newAppToken()}`, 401],
    ] as const) {
      const { status, got } = await send(`${platform}/hello/`, ['authorization', line, ...page])
      expect([line, status]).toEqual([line, expected])
      expect(JSON.stringify(got ?? {})).not.toContain('vst_')
    }
  })

  it('other bearers reach the app beside a session', async () => {
    for (const line of ['Bearer eyJhbGciOi', 'Basic eDp5']) {
      const sent = ['authorization', line, 'cookie', cookie]
      const { status, got } = await send(`${platform}/hello/`, sent)
      expect([status, got?.authorization]).toEqual([200, line])
    }
  })

  it('wrong tokens of one address end in 429, and the good one goes on', async () => {
    const wrong = async () =>
      (await send(`${platform}/hello/`, ['authorization', `Bearer ${newAppToken()}`])).status
    const answers = []
    for (let n = 0; n < 32; n += 1) answers.push(await wrong())
    expect(new Set(answers)).toEqual(new Set([401, 429]))
    const { status } = await send(`${platform}/hello/`, ['authorization', `Bearer ${token}`])
    expect(status).toBe(200)
  })
})
