import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { startPostgres, type PostgresFiles } from './postgres-process.ts'
import { findBinaries, unprivilegedUser } from './postgres-programs.ts'

const exec = promisify(execFile)

/**
 * Options with which PostgreSQL does not wait for the disk. Data survives when PostgreSQL's processes are killed, but
 * not a crash of the machine.
 */
export const quickOptions = ['fsync=off', 'full_page_writes=off', 'max_connections=200']

/** A PostgreSQL server for tests only. */
export interface PostgresCluster {
  /** URL of the server's maintenance database, with the name of a superuser. */
  readonly url: string
  /** Stops the server, as in an outage, until `start`. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends the server and deletes its files. */
  close(): Promise<void>
}

/**
 * Starts a temporary PostgreSQL on a loopback port, without durability, for tests. If PostgreSQL is missing, throws an
 * error that says how to install it.
 */
export async function startCluster(): Promise<PostgresCluster> {
  const files = await newPostgresFiles()
  await initialize(files)
  const start = () => startPostgres(files, [...quickOptions, 'synchronous_commit=off'])
  let running: Awaited<ReturnType<typeof start>> | null = await start()
  const stop = async () => {
    await running?.stop()
    running = null
  }
  return {
    url: `postgres://postgres@127.0.0.1:${files.port}/postgres`,
    stop,
    async start() {
      running ??= await start()
    },
    async close() {
      await stop()
      await rm(files.folder, { recursive: true, force: true })
    },
  }
}

/** A new folder and a free port for a PostgreSQL. */
export async function newPostgresFiles(): Promise<PostgresFiles> {
  const bin = await findBinaries()
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-postgres-'))
  await chmod(folder, 0o700)
  if (user !== null) await chown(folder, user.uid, user.gid)
  const identity = user === null ? {} : { uid: user.uid, gid: user.gid }
  return { bin, identity, folder, data: join(folder, 'data'), port: await freePort() }
}

export async function initialize({ bin, identity, folder, data }: PostgresFiles): Promise<void> {
  const init = `-D ${data} -U postgres --auth=trust -E UTF8 --no-locale --no-sync`.split(' ')
  await exec(join(bin, 'initdb'), init, { ...identity, cwd: folder })
}
