import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { newPostgresFiles, quickOptions } from '../postgres-cluster.ts'
import { killPostgres, type PostgresFiles } from '../postgres-process.ts'
import { inRecovery, urlOf, type ReplicatedPair } from './replicated-pair.ts'

interface Programs {
  readonly patroni: string
  readonly etcd: string
}

interface Member extends PostgresFiles {
  readonly config: string
  /** Address of Patroni's REST API, which reports the member's role. */
  readonly api: string
  patroni: ChildProcess | null
}

/**
 * Two PostgreSQL servers managed by Patroni, with etcd beside them. Patroni promotes the standby; `promote` only waits
 * until it has.
 */
export async function startPatroniPair(programs: Programs): Promise<ReplicatedPair> {
  const store = await startEtcd(programs.etcd)
  let primary = await newMember('a', store.port)
  let standby = await newMember('b', store.port)
  const url = urlOf([primary.port, standby.port])
  const start = async (member: Member, role: string) => {
    member.patroni = run(programs.patroni, [member.config], member)
    await until(async () => (await fetch(`${member.api}/${role}`)).status === 200)
  }
  const close = async () => {
    for (const { patroni, folder } of [standby, primary]) {
      if (patroni !== null) await end(patroni)
      await rm(folder, { recursive: true, force: true })
    }
    await store.close()
  }
  try {
    await start(primary, 'primary')
    await start(standby, 'synchronous')
  } catch (error) {
    await close()
    throw error
  }
  return {
    url,
    async killPrimary() {
      // Kill Patroni first, or it would restart its PostgreSQL.
      primary.patroni?.kill('SIGKILL')
      primary.patroni = null
      await killPostgres(primary.data)
    },
    async promote() {
      const startedAt = performance.now()
      await until(async () => !(await inRecovery(standby)))
      ;[primary, standby] = [standby, primary]
      return performance.now() - startedAt
    },
    async rejoin() {
      await rm(standby.data, { recursive: true, force: true })
      await start(standby, 'synchronous')
    },
    close,
  }
}

async function newMember(name: string, etcdPort: number): Promise<Member> {
  const files = await newPostgresFiles()
  const { bin, folder, data, port } = files
  const address = `127.0.0.1:${await freePort()}`
  const listen = `127.0.0.1:${port}`
  const own = Object.fromEntries(quickOptions.map((option) => option.split('=')))
  const config = join(folder, 'patroni.json')
  // JSON is valid YAML. The times are the shortest that Patroni allows.
  const settings = {
    scope: 'vestibule',
    name,
    restapi: { listen: address, connect_address: address },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: { ttl: 20, loop_wait: 1, retry_timeout: 3, synchronous_mode: true },
      initdb: [{ encoding: 'UTF8' }, { auth: 'trust' }, 'no-locale', 'no-sync'],
    },
    postgresql: {
      listen,
      connect_address: listen,
      data_dir: data,
      bin_dir: bin,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      parameters: { ...own, unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
  }
  await writeFile(config, JSON.stringify(settings), { mode: 0o644 })
  return { ...files, config, api: `http://${address}`, patroni: null }
}

async function startEtcd(program: string) {
  const files = await newPostgresFiles()
  const [clients, peers] = [files.port, await freePort()].map((port) => `http://127.0.0.1:${port}`)
  const where = `--data-dir ${files.data} --listen-client-urls ${clients} --advertise-client-urls ${clients} --listen-peer-urls ${peers} --initial-advertise-peer-urls ${peers} --initial-cluster default=${peers}`
  const child = run(program, where.split(' '), files)
  const close = async () => {
    await end(child)
    await rm(files.folder, { recursive: true, force: true })
  }
  try {
    await until(async () => (await fetch(`${clients}/health`)).ok)
  } catch (error) {
    await close()
    throw error
  }
  return { port: files.port, close }
}

function run(program: string, args: string[], { identity, folder }: PostgresFiles) {
  const child = spawn(program, args, { ...identity, cwd: folder, stdio: 'ignore' })
  // SIGTERM: Patroni then stops its PostgreSQL too.
  const stop = () => void child.kill('SIGTERM')
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
  return child
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Waits until the condition holds; a query that fails counts as not yet. Throws after two minutes. */
async function until(isSo: () => Promise<boolean>) {
  const giveUpAt = performance.now() + 120_000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error('Patroni or etcd does not do what it should')
    await after(20)
  }
}
