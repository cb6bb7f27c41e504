import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../free-port.ts'
import { unprivilegedUser } from '../postgres-programs.ts'

export interface PgBouncer {
  /** URL of the database through PgBouncer. */
  readonly url: string
  close(): Promise<void>
}

interface Options {
  readonly pooling: 'session' | 'transaction'
  /** Number of database connections that all clients share. Default 5. */
  readonly size?: number
  /** Further lines of the `[pgbouncer]` section. */
  readonly more?: string
}

/** Starts Debian's PgBouncer in front of this database, whose user needs no password. */
export async function startPgBouncer(
  program: string,
  databaseUrl: string,
  { pooling, size = 5, more = '' }: Options,
): Promise<PgBouncer> {
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-pgbouncer-'))
  await chmod(folder, 0o755)
  const own = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${pooling}
default_pool_size = ${size}
${more}
`,
  )
  const user = await unprivilegedUser()
  // PgBouncer refuses to run as root.
  const identity = user === null ? {} : { uid: user.uid, gid: user.gid }
  const child = spawn(program, ['--quiet', file], { ...identity, stdio: 'ignore' })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`
  const giveUpAt = Date.now() + 10_000
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      kill()
      throw new Error('PgBouncer does not answer')
    }
    await sleep(50)
  }
  return {
    url,
    async close() {
      process.off('exit', kill)
      // SIGTERM stops PgBouncer at once, without waiting for its clients (before its version 1.23).
      if (child.kill('SIGTERM')) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
