import { Client } from 'pg'
import type { Store } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { newId } from '../random.ts'
import { startCluster, type PostgresCluster } from './postgres-cluster.ts'
import { keepRows, resetRows } from './reset-rows.ts'
import { schemaHash, type TestContent, type TestDatabase } from './test-database.ts'

/** Where the tests find a PostgreSQL server that another process has started. */
export const clusterUrlVariable = 'VESTIBULE_TEST_DATABASE_URL'

let ownCluster: Promise<PostgresCluster> | undefined

/** The server of the test run; started by this process if nobody has given one. */
async function clusterUrl(): Promise<string> {
  const given = process.env[clusterUrlVariable] ?? process.env['DATABASE_URL']
  if (given !== undefined && given !== '') return given
  ownCluster ??= startCluster()
  return (await ownCluster).url
}

/**
 * Ends the PostgreSQL server that this process has started for its tests, if it has: where several tests
 * share one, no single one of them can.
 */
export async function closeOwnCluster(): Promise<void> {
  if (ownCluster === undefined) return
  await (await ownCluster).close()
  ownCluster = undefined
}

interface PostgresOptions {
  readonly content?: TestContent | undefined
  /** Address of a server. Default: the test run's. */
  readonly server?: string | undefined
}

/**
 * A migrated database that no other test uses meanwhile. Creating one writes a thousand files; so the server
 * keeps a few, which the tests of all processes take in turn, each time emptied and filled anew.
 */
export async function newPostgres(
  options: PostgresOptions = {},
): Promise<TestDatabase & { url: string }> {
  const { content, server = await clusterUrl() } = options
  const { lease, name } = await leaseName(server)
  const url = databaseUrl(server, name)
  const found = await lease.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) {
    const empty = `vestibule_template_${schemaHash}`
    await ensureTemplate(server, empty, 'template0', (store) => store.migrate())
    await lease.query(`create database "${name}" template "${empty}"`)
  }
  // What the test before has left running must not write into this one.
  const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
  await lease.query(others, [name])
  const store = openPostgres({ connectionString: url })
  const release = async () => {
    await store.close()
    await lease.end().catch(() => {})
  }
  try {
    await withClient(url, (client) => fillAnew(client, store, content))
    return { url, store, release }
  } catch (error) {
    await release()
    throw error
  }
}

/** The first name that nobody holds. The lease is a lock that ends with its connection. */
async function leaseName(server: string): Promise<{ lease: Client; name: string }> {
  const lease = new Client({ connectionString: server })
  // The server may be stopped by the very test.
  lease.on('error', () => {})
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

/** A database without any table. */
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
    // Test files run in several processes; one of them makes the template.
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
