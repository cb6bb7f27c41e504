import { Client } from 'pg'
import type { Store } from '../platform/db/database.ts'
import { openPostgres } from '../platform/db/postgres.ts'
import { newId } from '../platform/random.ts'
import { startCluster, type PostgresCluster } from './postgres-cluster.ts'
import { keepRows, resetRows } from './reset-rows.ts'
import { schemaHash, type TestContent, type TestDatabase } from './test-database.ts'

/** Environment variable with the URL of a PostgreSQL server that another process has started. */
export const clusterUrlVariable = 'VESTIBULE_TEST_DATABASE_URL'

let ownCluster: Promise<PostgresCluster> | undefined

/** URL of a server that another process has started. */
function givenUrl(): string | undefined {
  const given = process.env[clusterUrlVariable] ?? process.env['DATABASE_URL']
  return given === '' ? undefined : given
}

/** Whether the test run has a PostgreSQL server that its tests share. */
export function hasCluster(): boolean {
  return givenUrl() !== undefined
}

/** URL of the test run's server. If there is none, this process starts one. */
async function clusterUrl(): Promise<string> {
  const given = givenUrl()
  if (given !== undefined) return given
  ownCluster ??= startCluster()
  return (await ownCluster).url
}

/**
 * Stops the PostgreSQL server that this process has started for its tests, if any. A single test cannot do this, as
 * others may use the server.
 */
export async function closeOwnCluster(): Promise<void> {
  if (ownCluster === undefined) return
  await Promise.all(idle.splice(0).map(closeHeld))
  await (await ownCluster).close()
  ownCluster = undefined
}

/** A database that this process holds, and the connections to it. */
interface Held {
  readonly url: string
  /** Connection to the maintenance database. Its advisory lock keeps other processes from this database. */
  readonly lease: Client
  /** Connection that empties and refills the database. */
  readonly filler: Client
  readonly store: Store
  /** Whether a test has closed the store. */
  isClosed: boolean
}

/** Databases that no test uses at the moment. */
const idle: Held[] = []

interface PostgresOptions {
  readonly content?: TestContent | undefined
  /** URL of a server. Default: the test run's. */
  readonly server?: string | undefined
}

/**
 * A migrated database that no other test uses meanwhile. Creating one writes a thousand files, so the server keeps a
 * few, which the tests of all processes share: each is emptied and refilled before use. A process keeps the connections
 * of the databases that it has used, because PostgreSQL starts a process for each connection, which costs more than
 * most tests.
 */
export async function newPostgres(
  options: PostgresOptions = {},
): Promise<TestDatabase & { url: string }> {
  const { content, server } = options
  const held = (server === undefined && (await takeIdle(content))) || (await open(options))
  const { url, store } = held
  return {
    url,
    store: {
      ...store,
      close() {
        held.isClosed = true
        return store.close()
      },
    },
    async release() {
      if (server === undefined && (await isUnused(held))) idle.push(held)
      else await closeHeld(held)
    },
  }
}

/** Returns an idle database, refilled. Closes those that cannot be used again, e.g. after an outage of the server. */
async function takeIdle(content: TestContent | undefined): Promise<Held | undefined> {
  for (let held = idle.pop(); held !== undefined; held = idle.pop()) {
    try {
      await fillAnew(held.filler, held.store, content)
      return held
    } catch {
      await closeHeld(held)
    }
  }
  return undefined
}

async function open({ content, server }: PostgresOptions): Promise<Held> {
  const cluster = server ?? (await clusterUrl())
  const { lease, name } = await leaseName(cluster)
  const found = await lease.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) {
    const empty = `vestibule_template_${schemaHash}`
    await ensureTemplate(cluster, empty, 'template0', (store) => store.migrate())
    await lease.query(`create database "${name}" template "${empty}"`)
  }
  // Disconnect programs that the previous test left running, so that they cannot write into this database.
  const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
  await lease.query(others, [name])
  const url = databaseUrl(cluster, name)
  const filler = newClient(url)
  await filler.connect()
  const held = {
    url,
    lease,
    filler,
    store: openPostgres({ connectionString: url }),
    isClosed: false,
  }
  try {
    await fillAnew(filler, held.store, content)
    return held
  } catch (error) {
    await closeHeld(held)
    throw error
  }
}

/**
 * Whether the store is open and idle, and nothing else is connected to the database, such as a server that a test left.
 */
async function isUnused({ filler, store, isClosed }: Held): Promise<boolean> {
  const { total, idle: free } = store.connections?.() ?? { total: 0, idle: 0 }
  if (isClosed || free < total) return false
  const count = 'select count(*)::int as n from pg_stat_activity where datname = current_database()'
  const found = await filler.query<{ n: number }>(count).catch(() => null)
  return found?.rows[0]?.n === total + 1
}

async function closeHeld({ store, filler, lease }: Held): Promise<void> {
  await store.close()
  await filler.end().catch(() => {})
  await lease.end().catch(() => {})
}

function newClient(url: string): Client {
  const client = new Client({ connectionString: url })
  // Ignore errors, because the test itself may stop the server.
  client.on('error', () => {})
  return client
}

/**
 * Takes the first name of a shared test database that no process uses. An advisory lock, which ends with the connection
 * `lease`, keeps the name.
 */
async function leaseName(server: string): Promise<{ lease: Client; name: string }> {
  const lease = newClient(server)
  await lease.connect()
  for (let number = 0; ; number++) {
    const name = `vestibule_test_${schemaHash}_${number}`
    const locked = await lease.query<{ got: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as got',
      [name],
    )
    if (locked.rows[0]?.got === true) return { lease, name }
  }
}

async function fillAnew(client: Client, store: Store, content: TestContent | undefined) {
  const key = content?.key ?? null
  const kept = await client.query('select 1 from pg_namespace where nspname = $1', [`kept_${key}`])
  if (key === null || kept.rowCount !== 0) {
    await client.query(resetRows(key))
    return
  }
  await client.query(resetRows(null))
  await content?.fill(store)
  await client.query(keepRows(key))
}

/** A database without tables. */
export async function newEmptyPostgres(): Promise<TestDatabase & { url: string }> {
  return create(await clusterUrl(), 'template0')
}

async function create(server: string, template: string): Promise<TestDatabase & { url: string }> {
  const name = `vestibule_test_${newId().toLowerCase().replaceAll('-', '_')}`
  const maintain = (statement: string) =>
    withClient(server, async (client) => {
      await client.query(statement)
    })
  await maintain(`create database "${name}" template "${template}"`)
  const url = databaseUrl(server, name)
  const store = openPostgres({ connectionString: url })
  return {
    url,
    store,
    async release() {
      await store.close()
      await maintain(`drop database if exists "${name}" with (force)`)
    },
  }
}

async function ensureTemplate(
  server: string,
  name: string,
  from: string,
  fill: (store: Store) => Promise<void>,
) {
  await withClient(server, async (client) => {
    // Test files run in several processes; only one of them creates the template.
    await client.query("select pg_advisory_lock(hashtext('vestibule-template'))")
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount !== 0) return
    await client.query(`drop database if exists "${name}_new"`)
    await client.query(`create database "${name}_new" template "${from}"`)
    const store = openPostgres({ connectionString: databaseUrl(server, `${name}_new`) })
    await fill(store)
    await store.close()
    await client.query(`alter database "${name}_new" rename to "${name}"`)
  })
}

async function withClient(url: string, task: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await task(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
