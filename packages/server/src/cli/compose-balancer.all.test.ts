import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findDebianTool } from '../../../../tools/debian.mjs'
import { packageRoot } from '../platform/package-root.ts'
import { startChildServer, type ChildServer } from '../testing/child-server.ts'
import { freePort } from '../testing/free-port.ts'
import { signedInVisitor } from '../testing/gate-calls.ts'
import { startCluster, startTestServer, type TestServer } from '../testing/index.ts'
import { exchange } from '../testing/plain-fetch.ts'
import { programArguments } from '../testing/programs.ts'
import { runCaddy, runNginx, type Proxy } from '../testing/proxies/proxies.ts'
import { environmentOf, runCommand } from '../testing/run-command.ts'
import { demo, paths } from '../testing/sign-in-steps.ts'
import { echo, openedSocket, startSocketApp } from '../testing/socket-app.ts'

const caddy = findDebianTool('caddy', 'caddy')
const nginx = findDebianTool('nginx', 'nginx-light')

const folder = mkdtempSync(join(tmpdir(), 'vestibule-init-'))
const written = (name: string) => readFileSync(join(folder, name), 'utf8')

interface Compose {
  readonly services: {
    readonly database: { readonly command: readonly string[] }
    readonly server: {
      readonly environment: Readonly<Record<string, string>>
      readonly healthcheck: { readonly test: readonly string[] }
    }
  }
}

let cluster: Awaited<ReturnType<typeof startCluster>>
let database: TestServer
let server: ChildServer
let certificates: string
let compose: Compose
let env: Record<string, string>
let ports: { own: number; http: number }
beforeAll(async () => {
  await runCommand(['init', '--dir', folder])
  // PostgreSQL runs as another user than these tests, and must be able to read `make-certificates.sh` in this folder.
  chmodSync(folder, 0o755)
  compose = parse(written('compose.yaml')) as Compose
  cluster = await startCluster()
  certificates = await startTls(cluster.url)
  database = await startTestServer({ db: { postgres: cluster.url } })
  ports = { own: await freePort(), http: await freePort() }
  const { DATABASE_URL = '', ...given } = compose.services.server.environment
  const url = new URL(environmentOf(database)['DATABASE_URL'] ?? '')
  url.hostname = 'localhost'
  url.search = new URL(here(DATABASE_URL.replace(/\$\{\w+\}/, 'x'))).search
  const settings = Object.entries(given).map(([name, value]) => [name, here(value)])
  env = {
    ...(parseEnv(written('.env')) as Record<string, string>),
    ...(Object.fromEntries(settings) as Record<string, string>),
    ...environmentOf(database),
    DATABASE_URL: url.href,
    PUBLIC_ORIGIN: `https://localhost:${ports.own}`,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  delete env['POSTGRES_PASSWORD']
  server = await startChildServer(env)
})
afterAll(async () => {
  await server.end('SIGKILL')
  await database.close()
  await cluster.close()
  rmSync(folder, { recursive: true })
})

/** Makes the certificates with the script of the containers, and starts PostgreSQL with TLS as they do. */
async function startTls(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const made = join(rows[0]?.data_directory ?? '', 'certificates')
  // PostgreSQL itself runs the script, because it accepts only a key that its own user owns.
  await client.query(
    `copy (select 1) to program 'mkdir ${made} && sh ${join(folder, 'make-certificates.sh')} ${made} 2> /dev/null'`,
  )
  for (const option of compose.services.database.command.filter((part) => part.includes('=')))
    await client.query(
      `alter system set ${option.replace('/certificates', made).replace('=', " = '")}'`,
    )
  await client.query('select pg_reload_conf()')
  await client.end()
  return made
}

/** Replaces the folder of certificates that the containers share by the one on this machine. */
const here = (value: string) => value.replaceAll('/certificates', certificates)

/** The Caddyfile, with the addresses of this machine in place of the containers' network. */
function caddyfile(): string {
  const [, minor = 0] = execFileSync(caddy ?? '', ['version'], { encoding: 'utf8' })
    .replace('v', '')
    .split('.')
    .map(Number)
  const ours = here(written('Caddyfile')).replace(
    /dynamic a \{[^}]*\}/,
    `to 127.0.0.1:${server.port}`,
  )
  // Before Caddy 2.8 the option was called `tls_trusted_ca_certs`.
  return minor < 8 ? ours.replace('tls_trust_pool file', 'tls_trusted_ca_certs') : ours
}

/** Runs `doctor` in a separate process, which trusts the certificate of the proxy. */
async function doctorSays(proxy: Proxy): Promise<Record<string, string>> {
  const NODE_EXTRA_CA_CERTS = join(folder, 'browsers.pem')
  writeFileSync(NODE_EXTRA_CA_CERTS, proxy.ca)
  const child = spawn(process.execPath, [...programArguments('main'), 'doctor', '--json'], {
    env: { PATH: process.env['PATH'], ...env, NODE_EXTRA_CA_CERTS, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const results = JSON.parse(await text(child.stdout)) as { name: string; state: string }[]
  await ended
  return Object.fromEntries(results.map(({ name, state }) => [name, state]))
}

async function signInAndEcho(proxy: Proxy) {
  const origin = env['PUBLIC_ORIGIN'] ?? ''
  const ada = await signedInVisitor(origin, demo.password, proxy.ca)
  expect((await ada.get(paths.me)).data).toMatchObject({ email: demo.password })
  const app = await startSocketApp()
  try {
    const resource = { url: 'live', mount: { kind: 'page' }, serve: { upstream: app.origin } }
    await database.import({
      resources: [{ to: ['northfield'], resourcetype: 'AppResource', resource }],
    } as never)
    const socket = await openedSocket(ada, '/live/', { ca: proxy.ca })
    expect(await echo(socket, 'through both')).toBe('through both')
    socket.terminate()
  } finally {
    await app.close()
  }
}

describe.skipIf(caddy === undefined)('the files of vestibule init', () => {
  let proxy: Proxy
  beforeAll(async () => {
    proxy = await runCaddy(caddy ?? '', caddyfile(), ports, {
      PUBLIC_ORIGIN: env['PUBLIC_ORIGIN'] ?? '',
    })
  })
  afterAll(() => proxy.close())

  it('lead pages from http to https and refuse calls there (promise 155)', async () => {
    const origin = env['PUBLIC_ORIGIN'] ?? ''
    const http = `http://localhost:${ports.http}`
    const at = (path: string, method = 'GET', headers: string[] = []) =>
      exchange(http + path, { method, headers })
    const led = await at('/auth/signin?next=%2Fa')
    expect([led.status, led.headers.get('location')]).toEqual([
      308,
      `${origin}/auth/signin?next=%2Fa`,
    ])
    const elsewhere = await at('//evil.example/')
    expect(elsewhere.headers.get('location')).toBe(`${origin}//evil.example/`)
    const refused = [
      await at(paths.me),
      await at('/AUTH_API/v1/config/'),
      await at('//auth_api/v1/config/'),
      await at('/documentation_api/v1/get_document'),
      await at(paths.login, 'POST'),
      await at('/auth/signin', 'POST'),
      await at('/data/', 'GET', ['authorization', 'Bearer vst_x']),
    ]
    expect(refused.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
      refused.map(() => [403, null]),
    )
  })

  it('have TLS with checked certificates between balancer, server and database (promise 157)', async () => {
    await signInAndEcho(proxy)
    await expect(exchange(`http://localhost:${server.port}/healthz`)).rejects.toThrow(
      /hang up|reset/i,
    )
    const rows = await database.query<{ tls: number }>(
      `select count(*)::int as tls from pg_stat_ssl join pg_stat_activity using (pid)
       where ssl and datname = current_database()`,
    )
    expect(rows[0]?.tls).toBeGreaterThan(0)
    expect(env['PLAIN_CONNECTIONS']).toBeUndefined()
    const doctor = await doctorSays(proxy)
    expect(doctor).toMatchObject({ TLS: 'ok', database: 'ok', proxy: 'ok', 'public origin': 'ok' })
  })

  it('ask with TLS whether the server is ready', () => {
    const [kind, command = '', ...args] = compose.services.server.healthcheck.test
    expect(kind).toBe('CMD')
    const asked = (port: number) =>
      spawnSync(
        command,
        args.map((arg) => here(arg).replace(':4000/', `:${port}/`)),
      ).status
    expect(asked(server.port)).toBe(0)
    expect(asked(ports.http)).toBe(1)
  })

  it('trust no other certificate', async () => {
    const others = mkdtempSync(join(tmpdir(), 'vestibule-others-'))
    execFileSync('sh', [join(folder, 'make-certificates.sh'), others], { stdio: 'ignore' })
    const elsewhere = { own: await freePort(), http: await freePort() }
    const PUBLIC_ORIGIN = `https://localhost:${elsewhere.own}`
    const other = caddyfile()
      .replaceAll(certificates, others)
      // Caddy itself answers /healthz, so that the test sees it start: it cannot reach the server, whose certificate it
      // does not trust.
      .replace('\tencode', '\trespond /healthz 200\n\tencode')
    const wrong = await runCaddy(caddy ?? '', other, elsewhere, { PUBLIC_ORIGIN })
    try {
      expect((await exchange(`${PUBLIC_ORIGIN}/readyz`, { ca: wrong.ca })).status).toBe(502)
      const root = env['DATABASE_URL']?.replace(certificates, others) ?? ''
      await expect(new Client({ connectionString: root }).connect()).rejects.toThrow('certificate')
    } finally {
      await wrong.close()
      rmSync(others, { recursive: true })
    }
  })
})

describe.skipIf(nginx === undefined)('nginx of examples/in-front', () => {
  it('reaches a server with TLS by the lines of its README, which then answers nobody else (promise 157)', async () => {
    const own = { ...env, TLS_CLIENT_CA_FILE: join(certificates, 'ca.pem') }
    const mutual = await startChildServer({ ...own, PORT: String(await freePort()) })
    const example = (name: string) =>
      readFileSync(join(packageRoot, '../../examples/in-front', name), 'utf8')
    const [, lines = ''] = /```nginx\n([\s\S]*?)```/.exec(example('README.md')) ?? []
    const inside = lines
      .replace('/etc/ssl/inside/ca.pem', join(certificates, 'ca.pem'))
      .replace('/etc/ssl/inside/proxy.pem', join(certificates, 'server.pem'))
      .replace('/etc/ssl/inside/proxy.key', join(certificates, 'server.key'))
    const conf = example('nginx.conf')
      .replaceAll('platform.example', 'localhost')
      .replace('proxy_pass http://vestibule;', inside)
      .replace('127.0.0.1:4000', `127.0.0.1:${mutual.port}`)
      .replace('server 127.0.0.1:4001 max_fails=0;', '')
    const proxy = await runNginx(nginx ?? '', conf, ports)
    try {
      await signInAndEcho(proxy)
      const ca = readFileSync(join(certificates, 'ca.pem'), 'utf8')
      await expect(exchange(`https://localhost:${mutual.port}/healthz`, { ca })).rejects.toThrow(
        /alert|reset|hang up/i,
      )
    } finally {
      await proxy.close()
      await mutual.end('SIGTERM')
    }
  })
})
