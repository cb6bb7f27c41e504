import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const exec = promisify(execFile)
const readyTimeoutMs = 30_000

/**
 * Runs its arguments until its input ends: when it is closed, and when this process dies, however it dies.
 * SIGINT is PostgreSQL's fast shutdown: connections are ended, not waited for.
 */
const untilInputEnds = '"$@" & cat > /dev/null; kill -INT $!; wait $!'

export interface PostgresFiles {
  /** Of PostgreSQL's programs. */
  readonly bin: string
  /** Whom it runs as: it refuses to run as root. */
  readonly identity: { readonly uid?: number; readonly gid?: number }
  /** For its socket. */
  readonly folder: string
  readonly data: string
  readonly port: number
}

export interface PostgresProcess {
  stop(): Promise<void>
  /** Ends all of its processes at once, with SIGKILL. */
  kill(): Promise<void>
}

/** Starts PostgreSQL on a folder of data; it answers when this resolves. */
export async function startPostgres(
  { bin, identity, folder, data, port }: PostgresFiles,
  options: readonly string[],
): Promise<PostgresProcess> {
  const where = `-D ${data} -p ${port} -h 127.0.0.1 -k ${folder}`.split(' ')
  const server = [join(bin, 'postgres'), ...where, ...options.flatMap((option) => ['-c', option])]
  const child = spawn('sh', ['-c', untilInputEnds, 'sh', ...server], {
    ...identity,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  await waitUntilReady(`postgres://postgres@127.0.0.1:${port}/postgres`)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  }
  return {
    stop,
    async kill() {
      await killPostgres(data)
      await stop()
    },
  }
}

/** Ends all processes of the PostgreSQL on this folder at once, with SIGKILL. */
export async function killPostgres(data: string): Promise<void> {
  const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  const children = await exec('pgrep', ['-P', pid])
  for (const each of [pid, ...children.stdout.trim().split('\n')]) {
    try {
      process.kill(Number(each), 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
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
