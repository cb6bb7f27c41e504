import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

const exec = promisify(execFile)
const readyTimeoutMs = 30_000

/**
 * Runs its arguments until its input ends: when it is closed, and when this process dies, however it dies.
 * SIGINT is PostgreSQL's fast shutdown: connections are ended, not waited for.
 */
const untilInputEnds = '"$@" & cat > /dev/null; kill -INT $!; wait $!'

/** A PostgreSQL server of the tests' own. */
export interface PostgresCluster {
  /** Of its maintenance database, for a superuser. */
  readonly url: string
  /** Stops answering, as in an outage; `start` ends it. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends the server and deletes its files. */
  close(): Promise<void>
}

/**
 * Starts a throw-away PostgreSQL on a loopback port. Its durability is off: it is for tests of behaviour.
 * Throws an error that says how to get PostgreSQL where there is none.
 */
export async function startCluster(): Promise<PostgresCluster> {
  const bin = await findBinaries()
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-postgres-'))
  await chmod(folder, 0o700)
  if (user !== null) await chown(folder, user.uid, user.gid)
  // PostgreSQL refuses to run as root.
  const identity = user === null ? {} : { uid: user.uid, gid: user.gid }
  const data = join(folder, 'data')
  const init = `-D ${data} -U postgres --auth=trust -E UTF8 --no-locale --no-sync`.split(' ')
  await exec(join(bin, 'initdb'), init, { ...identity, cwd: folder })
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const start = async () => {
    const options = [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
    ]
    const where = `-D ${data} -p ${port} -h 127.0.0.1 -k ${folder}`.split(' ')
    const server = [join(bin, 'postgres'), ...where, ...options.flatMap((option) => ['-c', option])]
    const child = spawn('sh', ['-c', untilInputEnds, 'sh', ...server], {
      ...identity,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    await waitUntilReady(url)
    return child
  }
  let child: Awaited<ReturnType<typeof start>> | null = await start()
  const stop = async () => {
    if (child === null) return
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
    child = null
  }
  return {
    url,
    stop,
    async start() {
      child ??= await start()
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(url: string) {
  const deadline = Date.now() + readyTimeoutMs
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    } finally {
      await client.end().catch(() => {})
    }
  }
}

async function findBinaries(): Promise<string> {
  const found = installedBinaries()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    // A new machine has no list of packages yet.
    await exec('apt-get', ['update', '-qq'], options)
    await exec(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
      options,
    )
    const installed = installedBinaries()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'These tests need PostgreSQL. Install it (Debian: apt-get install postgresql; macOS: brew install ' +
      'postgresql), put its bin folder on PATH, or give DATABASE_URL of a server they may use.',
  )
}

function installedBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
}

/** Whom to run the server as, when this process is root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([exec('id', ['-u', name]), exec('id', ['-g', name])])
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
}
