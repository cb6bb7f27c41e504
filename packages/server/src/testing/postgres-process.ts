import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const exec = promisify(execFile)
const readyTimeoutMs = 120_000

/**
 * Shell script that runs its arguments until its standard input ends: when it is closed, or when this process dies in
 * any way. SIGINT is PostgreSQL's fast shutdown, which disconnects clients instead of waiting for them.
 */
const untilInputEnds = '"$@" & cat > /dev/null; kill -INT $!; wait $!'

export interface PostgresFiles {
  /** Folder of PostgreSQL's programs. */
  readonly bin: string
  /** User and group to run as: PostgreSQL refuses to run as root. */
  readonly identity: { readonly uid?: number; readonly gid?: number }
  /** Folder of PostgreSQL's Unix socket. */
  readonly folder: string
  readonly data: string
  readonly port: number
}

export interface PostgresProcess {
  stop(): Promise<void>
  /** Kills all processes of this PostgreSQL at once with SIGKILL. */
  kill(): Promise<void>
}

/** Starts PostgreSQL on a data folder. Resolves once it answers. */
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

/** Kills all processes of the PostgreSQL on this data folder with SIGKILL. */
export async function killPostgres(data: string): Promise<void> {
  const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  const children = await exec('pgrep', ['-P', pid])
  for (const each of [pid, ...children.stdout.trim().split('\n')]) {
    try {
      process.kill(Number(each), 'SIGKILL')
    } catch {
      // Ignore the error: the process has ended meanwhile.
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
