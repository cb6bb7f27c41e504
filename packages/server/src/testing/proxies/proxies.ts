import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange } from '../plain-fetch.ts'

/** The folder of example configuration files for proxies. Tests change only names, ports and certificates in them. */
export const exampleFolder = join(import.meta.dirname, '../../../../../examples/behind-the-gate')
const exampleFile = (name: string) => readFileSync(join(exampleFolder, name), 'utf8')

/** Reads a file of examples/behind-the-gate, and puts the app's name and the ports of this machine into it. */
export function exampleFor({ vestibule, app, name = 'hello' }: ProxyPorts, file: string): string {
  return exampleFile(file)
    .replaceAll('hello', name)
    .replaceAll('platform.example', 'platform.localhost')
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${vestibule}`)
    .replaceAll('127.0.0.1:5000', `127.0.0.1:${app}`)
}

export interface ProxyPorts {
  /** The proxy's https port. */
  readonly own: number
  readonly vestibule: number
  readonly app: number
  /** Any free port, for redirecting http to https. */
  readonly http: number
  /** The app's name, which replaces `hello` in the files of examples/behind-the-gate. */
  readonly name?: string
  /** Lines to append to nginx's configuration file of the app. */
  readonly linesOfApp?: string
}

export interface Proxy {
  /** The CA certificate that clients have to trust. */
  readonly ca: string
  close(): Promise<void>
}

/**
 * Starts Debian's Caddy with the Caddyfile of examples/behind-the-gate, for hosts below `localhost`. `change` gets the
 * JSON that Caddy makes of the file, and returns the configuration to run.
 */
export function startCaddy(
  program: string,
  ports: ProxyPorts,
  change?: (json: string) => unknown,
): Promise<Proxy> {
  const env = { PLATFORM: 'platform.localhost' }
  return runCaddy(program, exampleFor(ports, 'Caddyfile'), ports, env, change)
}

/**
 * Starts Caddy with the routes that Caddy 2.10.0 to 2.11.1 make of the Caddyfile of examples/behind-the-gate: if the
 * gate answers with an empty header, Caddy leaves the header of this name that the client has sent.
 */
export function startCaddySkippingEmpty(program: string, ports: ProxyPorts): Promise<Proxy> {
  return startCaddy(program, ports, (json) =>
    JSON.parse(json, (_, value: unknown) => splitSets(value)),
  )
}

interface CaddyRoute {
  readonly handle?: readonly { handler: string; request?: { set?: Record<string, string[]> } }[]
}

/**
 * Changes one object of Caddy's configuration. If the object copies headers of the gate's answer to the request, it
 * gets a route for each header, which does nothing if the answer's header is empty. Returns all other values unchanged.
 */
function splitSets(value: unknown): unknown {
  const { routes, match } = (value ?? {}) as {
    routes?: CaddyRoute[]
    match?: { status_code?: number[] }
  }
  if (routes === undefined || match?.status_code === undefined) return value
  const sets = routes.flatMap(({ handle = [] }) => handle.map(({ request }) => request?.set ?? {}))
  const copied = sets.flatMap((set) => Object.entries(set))
  return {
    match,
    routes: copied.map(([name, [from = '']]) => ({
      match: [{ not: [{ vars: { [from]: [''] } }] }],
      handle: [{ handler: 'headers', request: { set: { [name]: [from] } } }],
    })),
  }
}

/** Starts Debian's nginx with the files of examples/behind-the-gate. `http`: further lines for its `http` block. */
export function startGateNginx(program: string, ports: ProxyPorts, http = ''): Promise<Proxy> {
  const included = ['nginx-hello.conf', 'nginx-app-headers.conf', 'nginx-gate.conf']
  const others = included.map((file) => [
    file.replace('hello', ports.name ?? 'hello'),
    exampleFor(ports, file) + (file === 'nginx-hello.conf' ? (ports.linesOfApp ?? '') : ''),
  ])
  const conf = http + exampleFor(ports, 'nginx.conf')
  return runNginx(program, conf, ports, Object.fromEntries(others))
}

/**
 * Starts Debian's HAProxy with the files of examples/behind-the-gate. `change` gets the Lua script and returns the one
 * to run.
 */
export async function startGateHaproxy(
  program: string,
  ports: ProxyPorts,
  change: (lua: string) => string = (lua) => lua,
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-haproxy-'))
  makeCertificate(folder)
  const ca = readFileSync(join(folder, 'fullchain.pem'), 'utf8')
  writeFileSync(
    join(folder, 'platform.pem'),
    ca + readFileSync(join(folder, 'privkey.pem'), 'utf8'),
  )
  writeFileSync(join(folder, 'haproxy-gate.lua'), change(exampleFor(ports, 'haproxy-gate.lua')))
  const config = exampleFor(ports, 'haproxy.cfg')
    .replaceAll('/etc/ssl/platform', folder)
    .replaceAll('/etc/haproxy', folder)
    .replace('bind :443', `bind 127.0.0.1:${ports.own}`)
  writeFileSync(join(folder, 'haproxy.cfg'), config)
  const host = 'platform.localhost'
  const args = ['-db', '-f', join(folder, 'haproxy.cfg')]
  return started(program, args, { env: process.env, folder, host, port: ports.own, ca: () => ca })
}

type Listening = Pick<ProxyPorts, 'own' | 'http'>

/**
 * Runs Caddy with its own certificates, for `localhost` and hosts below it. `env` fills `{$NAME}` in the file. `change`
 * gets the JSON that Caddy makes of the file, and returns the configuration to run.
 */
export async function runCaddy(
  program: string,
  caddyfile: string,
  { own, http }: Listening,
  env: Readonly<Record<string, string>>,
  change?: (json: string) => unknown,
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-caddy-'))
  const options = `{
	admin off
	skip_install_trust
	http_port ${http}
	https_port ${own}
	default_bind 127.0.0.1
}
`
  const file = join(folder, 'Caddyfile')
  // A Caddyfile has at most one block of options, which comes first.
  writeFileSync(
    file,
    caddyfile.startsWith('{\n')
      ? options.replace(/\}\n$/, '') + caddyfile.slice(2)
      : options + caddyfile,
  )
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const read = ['--config', file, '--adapter', 'caddyfile']
  let args = ['run', ...read]
  // Read the certificate of the authority only later: Caddy creates that authority at its first start.
  const ca = () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8')
  const host = env['PLATFORM'] ?? 'localhost'
  const all = { PATH: process.env['PATH'], ...home, ...env }
  if (change !== undefined) {
    const json = execFileSync(program, ['adapt', ...read], { env: all, encoding: 'utf8' })
    writeFileSync(join(folder, 'caddy.json'), JSON.stringify(change(json)))
    args = ['run', '--config', join(folder, 'caddy.json')]
  }
  return started(program, args, { env: all, folder, host, port: own, ca })
}

/**
 * Runs nginx with a file for `conf.d`, which may include `others`, and a certificate for
 * `localhost` and hosts below it.
 */
export async function runNginx(
  program: string,
  conf: string,
  { own, http }: Listening,
  others: Readonly<Record<string, string>> = {},
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-nginx-'))
  makeCertificate(folder)
  const mine = conf
    .replaceAll('/etc/ssl/platform', folder)
    .replaceAll('listen 443', `listen 127.0.0.1:${own}`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
  mkdirSync(join(folder, 'conf.d'))
  writeFileSync(join(folder, 'conf.d', 'site.conf'), mine)
  for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, name), text)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')} include conf.d/*.conf; }
`,
  )
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const ca = () => readFileSync(join(folder, 'fullchain.pem'), 'utf8')
  const host = /server_name (\S*localhost);/.exec(mine)?.[1] ?? 'localhost'
  return started(program, args, { env: process.env, folder, host, port: own, ca })
}

function makeCertificate(folder: string) {
  const names = ['localhost', 'platform.localhost', '*.platform.localhost']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const subject = names.map((name) => `DNS:${name}`).join()
  const rest = ['-days', '2', '-subj', '/CN=test', '-addext', `subjectAltName=${subject}`]
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...rest], { stdio: 'ignore' })
}

interface Starting {
  readonly env: NodeJS.ProcessEnv
  readonly folder: string
  readonly host: string
  readonly port: number
  readonly ca: () => string
}

/** Starts the program. Resolves once it answers; if it ends before, throws its output. */
async function started(
  program: string,
  args: readonly string[],
  { env, folder, host, port, ca }: Starting,
) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-4000)
    })
  }
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  const answers = async () => {
    try {
      return (await exchange(`https://${host}:${port}/healthz`, { ca: ca() })).ok
    } catch {
      return false
    }
  }
  const giveUpAt = Date.now() + 30_000
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      kill()
      throw new Error(`${program} does not answer: ${printed}`)
    }
    await sleep(50)
  }
  return {
    ca: ca(),
    async close() {
      process.off('exit', kill)
      if (child.kill('SIGTERM')) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
