import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Store } from '../db/database.ts'
import { openInMemory } from '../db/pglite.ts'
import { schemaHash, type TestContent, type TestDatabase } from './test-database.ts'

interface Pooled {
  readonly store: Store
  readonly client: PGlite
  /** Key of the content that is kept beside the tables. */
  kept?: string
}

const idle: Pooled[] = []

/**
 * A migrated database in memory. Migrating takes seconds, loading a copy a fraction of one; so one that a
 * test has done with is emptied and used again, and what many tests begin with is copied inside it.
 */
export async function newPGlite(content?: TestContent): Promise<TestDatabase> {
  const pooled = idle.pop() ?? (await openPooled())
  const { store, client } = pooled
  if (content !== undefined && pooled.kept === content.key) {
    await restoreTables(client)
  } else if (content !== undefined) {
    await content.fill(store)
    await keepTables(client)
    pooled.kept = content.key
  }
  const release = async () => {
    await client.exec(`truncate ${(await tablesOf(client)).join(', ')} restart identity cascade`)
    idle.push(pooled)
  }
  return { store, release }
}

async function openPooled(): Promise<Pooled> {
  const { client, ...store } = await openInMemory({ loadDataDir: await migratedCopy() })
  return { store, client }
}

/** Keeps the rows of every table beside it. */
async function keepTables(client: PGlite) {
  const copies = (await tablesOf(client)).map(
    (table) => `create table kept.${table} as table public.${table}`,
  )
  await client.exec(
    ['drop schema if exists kept cascade', 'create schema kept', ...copies].join(';'),
  )
}

async function restoreTables(client: PGlite) {
  const copies = (await tablesOf(client)).map(
    (table) => `insert into ${table} overriding system value select * from kept.${table}`,
  )
  // As a replica it checks no reference: rows come before those they refer to.
  await client.exec(
    [
      'set session_replication_role = replica',
      ...copies,
      'set session_replication_role = origin',
    ].join(';'),
  )
}

async function tablesOf(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  )
  return rows.map(({ name }) => name)
}

let copy: Promise<Blob> | undefined
const migratedCopy = () => (copy ??= readOrMakeCopy())

async function readOrMakeCopy(): Promise<Blob> {
  const folder = join(tmpdir(), `vestibule-test-${process.getuid?.() ?? 0}`)
  const file = join(folder, `pglite-${schemaHash}.tar`)
  if (existsSync(file)) return new Blob([await readFile(file)])
  const { client, ...store } = await openInMemory()
  await store.migrate()
  const dump = await client.dumpDataDir('none')
  await store.close()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Other processes may look at the same moment: the file appears whole or not at all.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return dump
}

/** Sees that the copy exists, so that no test has to wait for its making. */
export async function prepareMigratedCopy(): Promise<void> {
  await migratedCopy()
}
