import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDebianTool } from '../../../../../tools/debian.mjs'
import { packageRoot } from '../package-root.ts'
import { startChildServer, type ChildServer } from '../../testing/child-server.ts'
import { freePort } from '../../testing/free-port.ts'
import { signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { exchange } from '../../testing/plain-fetch.ts'
import { runCaddy, runNginx, type Proxy } from '../../testing/proxies/proxies.ts'
import { environmentOf } from '../../testing/run-command.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'
import { programArguments } from '../../testing/programs.ts'
import {
  closeCode,
  echo,
  openedSocket,
  refusalOf,
  startSocketApp,
} from '../../testing/socket-app.ts'

const example = (name: string) =>
  readFileSync(join(packageRoot, '../../examples/in-front', name), 'utf8')

interface Ports {
  readonly own: number
  readonly http: number
  readonly servers: readonly number[]
}

const proxies = [
  {
    name: 'Caddy',
    program: findDebianTool('caddy', 'caddy'),
    start: (program: string, { servers, ...ports }: Ports) =>
      runCaddy(program, example('Caddyfile'), ports, {
        PLATFORM: 'localhost',
        SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
      }),
  },
  {
    name: 'nginx',
    program: findDebianTool('nginx', 'nginx-light'),
    start: (program: string, { servers, ...ports }: Ports) =>
      runNginx(
        program,
        example('nginx.conf')
          .replaceAll('platform.example', 'localhost')
          .replace('127.0.0.1:4000', `127.0.0.1:${servers[0]}`)
          .replace('127.0.0.1:4001', `127.0.0.1:${servers[1]}`),
        ports,
      ),
  },
].filter(({ program }) => program !== undefined)

describe.each(proxies)('the example of $name in front of two servers', ({ program, start }) => {
  let database: TestServer
  let proxy: Proxy
  let servers: ChildServer[]
  let env: Record<string, string>
  let ports: Ports
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-front-'))

  beforeAll(async () => {
    database = await startTestServer({ db: 'postgres' })
    const [own, http] = [await freePort(), await freePort()]
    env = {
      ...environmentOf(database),
      PUBLIC_ORIGIN: `https://localhost:${own}`,
      TRUSTED_PROXY_HOPS: '1',
    }
    servers = await Promise.all([startChildServer(env), startChildServer(env)])
    ports = { own, http, servers: servers.map(({ port }) => port) }
    proxy = await start(program ?? '', ports)
    writeFileSync(join(folder, 'ca.pem'), proxy.ca)
  })
  afterAll(async () => {
    await proxy.close()
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await database.close()
    rmSync(folder, { recursive: true })
  })

  /**
   * Runs `doctor` in a separate process, because Node.js reads the authority that signed the proxy's certificate only
   * when it starts.
   */
  async function doctorSays() {
    const args = [...programArguments('main'), 'doctor', '--json']
    const NODE_EXTRA_CA_CERTS = join(folder, 'ca.pem')
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env['PATH'], NODE_EXTRA_CA_CERTS, DATA_DIR: folder, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const results = JSON.parse(await text(child.stdout)) as { name: string; state: string }[]
    await ended
    return results.find(({ name }) => name === 'proxy')
  }

  it('serves the platform under https, and what comes by http is led there', async () => {
    const plain = await exchange(`http://localhost:${ports.http}/auth/signin?a=1`)
    expect([301, 308]).toContain(plain.status)
    expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/auth\/signin\?a=1$/)
    const ada = await signedInVisitor(env['PUBLIC_ORIGIN'] ?? '', demo.password, proxy.ca)
    expect((await ada.get(paths.me)).data).toMatchObject({ email: demo.password })
    for (const path of ['/metrics', '/_outbox/']) expect((await ada.get(path)).status).toBe(403)
  })

  it('refuses calls by http instead of leading them to https, and whatever brings a token (promise 155)', async () => {
    const http = `http://localhost:${ports.http}`
    const secret = ['authorization', 'Bearer vst_x']
    for (const [path, options] of [
      [paths.me, {}],
      ['/documentation_api/v1/get_document', {}],
      [paths.login, { method: 'POST', body: Buffer.from('a=1') }],
      ['/', { method: 'POST', body: Buffer.from('a=1') }],
      ['/', { headers: secret }],
    ] as const) {
      const { status, headers } = await exchange(http + path, options)
      expect([path, status, headers.get('location')]).toEqual([path, 403, null])
    }
  })

  it('passes WebSockets of the apps that the platform serves', async () => {
    const app = await startSocketApp()
    try {
      const serve = { upstream: app.origin }
      const resource = { url: 'live', mount: { kind: 'page' }, serve }
      await database.import({
        resources: [{ to: ['northfield'], resourcetype: 'AppResource', resource }],
      } as never)
      const ada = await signedInVisitor(env['PUBLIC_ORIGIN'] ?? '', demo.password, proxy.ca)
      const socket = await openedSocket(ada, '/live/', { ca: proxy.ca })
      expect(await echo(socket, 'through both')).toBe('through both')
      const origin = 'https://evil.example'
      expect(await refusalOf(ada, '/live/', { ca: proxy.ca, origin })).toEqual([403, 'forbidden'])
      const closed = closeCode(socket)
      await ada.post(paths.logout)
      expect(await closed).toBe(4401)
    } finally {
      await app.close()
    }
  })

  it('appends to X-Forwarded-For as often as the example trusts', async () => {
    expect(await doctorSays()).toMatchObject({
      state: 'ok',
      detail: '1 in front, as TRUSTED_PROXY_HOPS says',
    })
  })

  it('no request fails while one server after the other is restarted', async () => {
    const ada = await signedInVisitor(env['PUBLIC_ORIGIN'] ?? '', demo.password, proxy.ca)
    const over = new AbortController()
    const statuses = new Set<number | string>()
    const asking = async () => {
      const client = ada.clone()
      while (!over.signal.aborted) {
        statuses.add(await client.get(paths.me).then(({ status }) => status, String))
      }
    }
    const clients = Array.from({ length: 4 }, asking)
    for (const n of [0, 1, 0]) {
      const server = servers[n]
      expect(await server?.end('SIGTERM')).toBe(0)
      servers[n] = await startChildServer({ ...env, PORT: String(server?.port) })
    }
    over.abort()
    await Promise.all(clients)
    expect([...statuses]).toEqual([200])
  })

  it('sends requests to the other server when one is killed', async () => {
    const ada = await signedInVisitor(env['PUBLIC_ORIGIN'] ?? '', demo.password, proxy.ca)
    await servers[0]?.end('SIGKILL')
    const statuses = []
    for (let n = 0; n < 10; n += 1) statuses.push((await ada.get(paths.me)).status)
    expect(statuses).toEqual(Array(10).fill(200))
  })
})
