import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataDir } from './data-dir-lock.ts'
import type { Store } from './database.ts'
import { DurableNodeFS } from './durable-fs.ts'
import { migrationsFolder, refuseHalfMerged } from './migrations.ts'

/**
 * Options of PostgreSQL that reduce its shared memory: the default of 128 MB would be resident memory of this process.
 */
const smallMemory = ['-c', 'shared_buffers=8MB']
/** The PostgreSQL extension to load: trigram indexes, for searching parts of people's names and mail addresses. */
const extensions = { pg_trgm }
const maintenanceIntervalMs = 10 * 60_000

/**
 * Opens the embedded database in `dataDir`, so that commits survive a power cut, and locks it for this process. `sync`:
 * a function that tests have called instead of writing a file to the disk. Throws DataDirInUseError if another process
 * has the database open.
 */
export async function openPGlite(dataDir: string, sync?: (fd: number) => void): Promise<Store> {
  const unlock = lockDataDir(dataDir)
  try {
    const client = await PGlite.create({
      extensions,
      fs: new DurableNodeFS(join(dataDir, 'pglite'), sync),
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        '-c',
        'fsync=on',
        '-c',
        'wal_sync_method=fsync',
        ...smallMemory,
      ],
    })
    return storeOf(client, { unlock, maintain: true })
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens an embedded database in memory, empty or with the content of `loadDataDir`. */
export async function openInMemory(options: Pick<PGliteOptions, 'loadDataDir'> = {}) {
  const client = await PGlite.create({
    ...options,
    extensions,
    startParams: [...PGlite.defaultStartParams, ...smallMemory],
  })
  return { ...storeOf(client, { unlock: () => {}, maintain: false }), client }
}

/**
 * Vacuums and analyses the embedded database, which has no background workers for that, and writes a checkpoint. Makes
 * two calls, because VACUUM must be a statement of its own.
 */
export async function maintain(client: Pick<PGlite, 'exec'>): Promise<void> {
  await client.exec('vacuum (analyze)')
  await client.exec('checkpoint')
}

function storeOf(client: PGlite, duty: { unlock: () => void; maintain: boolean }): Store {
  const db = drizzle({ client, casing: 'snake_case' })
  const maintenance = duty.maintain
    ? setInterval(() => {
        // Ignore errors: maintenance fails if the database is closed meanwhile. Other failures are made up for in ten
        // minutes.
        maintain(client).catch(() => {})
      }, maintenanceIntervalMs).unref()
    : undefined
  let closed: Promise<void> | undefined
  const end = async () => {
    clearInterval(maintenance)
    if (!client.closed) await client.close()
    duty.unlock()
  }
  return {
    db,
    kind: 'pglite',
    async migrate() {
      await refuseHalfMerged(db)
      await migrate(db, { migrationsFolder })
    },
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    // Remember the promise, because several clean-up paths may close the store, and the lock can be released only once.
    close: () => (closed ??= end()),
  }
}
