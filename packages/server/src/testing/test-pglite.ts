import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Store } from '../platform/db/database.ts'
import { openInMemory } from '../platform/db/pglite.ts'
import { keepRows, resetRows } from './reset-rows.ts'
import { schemaHash, type TestContent, type TestDatabase } from './test-database.ts'

interface Pooled {
  readonly store: Store
  readonly client: PGlite
  /** Keys of the test contents of which this database holds a copy. */
  readonly kept: Set<string>
}

const idle: Pooled[] = []

/**
 * A migrated database in memory. Migrating takes seconds, filling takes one second, and loading a dump of a filled
 * database a fraction of that. A released database is emptied, refilled from the copy of the rows that it holds, and
 * reused.
 */
export async function newPGlite(content?: TestContent): Promise<TestDatabase> {
  const key = content?.key ?? null
  const pooled = idle.pop() ?? (await openPooled(content))
  const { store, client, kept } = pooled
  if (content === undefined || kept.has(content.key)) await client.exec(resetRows(key))
  else await fillAndKeep(pooled, content)
  const release = async () => {
    idle.push(pooled)
  }
  return { store, release }
}

async function fillAndKeep({ store, client, kept }: Pooled, content: TestContent) {
  await client.exec(resetRows(null))
  await content.fill(store)
  await client.exec(keepRows(content.key))
  kept.add(content.key)
}

async function openPooled(content?: TestContent): Promise<Pooled> {
  const { client, ...store } = await openInMemory({ loadDataDir: await copyOf(content) })
  return { store, client, kept: new Set(content && [content.key]) }
}

const copies = new Map<string | undefined, Promise<Blob>>()

/** A dump of a migrated database that also holds a copy of the content's rows. */
function copyOf(content?: TestContent): Promise<Blob> {
  const made = copies.get(content?.key) ?? readOrMakeCopy(content)
  copies.set(content?.key, made)
  return made
}

async function readOrMakeCopy(content?: TestContent): Promise<Blob> {
  const folder = join(tmpdir(), `vestibule-test-${process.getuid?.() ?? 0}`)
  const file = join(folder, `pglite-${[schemaHash, content?.key].filter(Boolean).join('-')}.tar`)
  if (existsSync(file)) return new Blob([await readFile(file)])
  const pooled = await openToCopy(content)
  const dump = await pooled.client.dumpDataDir('none')
  await pooled.store.close()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Write and rename: other processes must see the whole file or none.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return dump
}

async function openToCopy(content: TestContent | undefined): Promise<Pooled> {
  if (content !== undefined) {
    const pooled = await openPooled()
    await fillAndKeep(pooled, content)
    return pooled
  }
  const { client, ...store } = await openInMemory()
  await store.migrate()
  return { store, client, kept: new Set() }
}

/** Makes the dump of a migrated database if it is missing, so that no test has to wait for that. */
export async function prepareMigratedCopy(): Promise<void> {
  await copyOf()
}
