import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { initialize, newPostgresFiles, quickOptions } from '../postgres-cluster.ts'
import { startPostgres, type PostgresFiles, type PostgresProcess } from '../postgres-process.ts'

const exec = promisify(execFile)

interface Node extends PostgresFiles {
  running: PostgresProcess | null
}

/** A primary and a synchronous hot standby. */
export interface ReplicatedPair {
  /** Connection URL with both hosts. */
  readonly url: string
  /** Sends SIGKILL to all processes of the primary. */
  killPrimary(): Promise<void>
  /**
   * Promotes the standby, or waits until somebody else does. Resolves, once the standby accepts writes, to the
   * milliseconds that this took.
   */
  promote(): Promise<number>
  /** Makes the killed server the synchronous standby of the new primary. */
  rejoin(): Promise<void>
  close(): Promise<void>
}

export async function startReplicatedPair(): Promise<ReplicatedPair> {
  let primary: Node = { ...(await newPostgresFiles()), running: null }
  let standby: Node = { ...(await newPostgresFiles()), running: null }
  const ports = [primary.port, standby.port]
  const rejoin = () => copyOf(primary, standby)
  const close = async () => {
    for (const node of [standby, primary]) {
      await node.running?.stop()
      await rm(node.folder, { recursive: true, force: true })
    }
  }
  try {
    await initialize(primary)
    primary.running = await startPostgres(primary, quickOptions)
    await rejoin()
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: urlOf(ports),
    async killPrimary() {
      await primary.running?.kill()
      primary.running = null
    },
    async promote() {
      const startedAt = performance.now()
      await ask(standby, 'select pg_promote()')
      ;[primary, standby] = [standby, primary]
      return performance.now() - startedAt
    },
    rejoin,
    close,
  }
}

/** URL of several hosts; the client connects to the one that accepts writes. */
export function urlOf(ports: readonly number[]): string {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',')
  return `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`
}

/** Whether this server is a standby. */
export async function inRecovery(node: Pick<PostgresFiles, 'port'>): Promise<boolean> {
  return (await ask(node, 'select 1 where pg_is_in_recovery()')) === 1
}

async function copyOf(primary: Node, standby: Node) {
  const { bin, identity, folder, data } = standby
  await rm(data, { recursive: true, force: true })
  const from = `-h 127.0.0.1 -p ${primary.port} -U postgres -R -X stream --checkpoint=fast --no-sync`
  await exec(join(bin, 'pg_basebackup'), ['-D', data, ...from.split(' ')], {
    ...identity,
    cwd: folder,
  })
  standby.running = await startPostgres(standby, quickOptions)
  // From now on the primary acknowledges a write only after the standby has written it. Set on the primary only: once
  // promoted, the standby has to accept writes alone.
  await ask(primary, `alter system set synchronous_standby_names = '*'`)
  await ask(primary, 'select pg_reload_conf()')
  while ((await ask(primary, `select 1 from pg_stat_replication where sync_state = 'sync'`)) === 0)
    await after(20)
}

/** Runs a statement. Resolves to the number of rows. */
async function ask({ port }: Pick<PostgresFiles, 'port'>, statement: string): Promise<number> {
  const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
