import { Client } from 'pg'
import type { Store } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { newId } from '../random.ts'
import { startCluster, type PostgresCluster } from './postgres-cluster.ts'
import { schemaHash, shortHash, type TestContent, type TestDatabase } from './test-database.ts'

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

/** A migrated database of its own. */
export async function newPostgres(
  options: PostgresOptions = {},
): Promise<TestDatabase & { url: string }> {
  const { content, server = await clusterUrl() } = options
  const empty = `vestibule_template_${schemaHash}`
  await ensureTemplate(server, empty, 'template0', (store) => store.migrate())
  if (content === undefined) return create(server, empty)
  const filled = `${empty}_${shortHash(content.key)}`
  await ensureTemplate(server, filled, empty, (store) => content.fill(store))
  return create(server, filled)
}

/** A database without any table. */
export async function newEmptyPostgres(): Promise<TestDatabase & { url: string }> {
  return create(await clusterUrl(), 'template0')
}

async function create(server: string, template: string): Promise<TestDatabase & { url: string }> {
  const name = `vestibule_test_${newId().toLowerCase().replaceAll('-', '_')}`
  await maintain(server, `create database "${name}" template "${template}"`)
  const url = databaseUrl(server, name)
  const store = openPostgres({ connectionString: url })
  return {
    url,
    store,
    async release() {
      await store.close()
      await maintain(server, `drop database if exists "${name}" with (force)`)
    },
  }
}

async function ensureTemplate(
  server: string,
  name: string,
  from: string,
  fill: (store: Store) => Promise<void>,
) {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
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
  } finally {
    await client.end()
  }
}

async function maintain(server: string, statement: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
