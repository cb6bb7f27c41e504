import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/test-database.ts'
import { newEmptyPostgres } from '../../testing/test-postgres.ts'
import { migrationsFolder, migrationTimes } from './migrations.ts'
import { openPGlite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

let database: TestDatabase & { url: string }
beforeEach(async () => {
  database = await newEmptyPostgres()
})
afterEach(() => database.release())

it('several servers that start at once migrate one after the other', async () => {
  const stores = Array.from({ length: 6 }, () => openPostgres({ connectionString: database.url }))
  try {
    await Promise.all(stores.map((store) => store.migrate()))
    await Promise.all(stores.map((store) => store.ping()))
  } finally {
    await Promise.all(stores.map((store) => store.close()))
  }
  await expect(database.store.migrate()).resolves.toBeUndefined()
})

describe('a database from before the migrations were merged into one', () => {
  /** Time of the last of the migrations that were merged into `0000_initial.sql`, in milliseconds since 1970. */
  const lastOfThem = 1_795_619_500_676

  /**
   * Runs the merged migration, but records it as a database from before the merging does: as several migrations, the
   * last of them with the time `when`.
   */
  const hasRun = async (when: number) => {
    const { db } = database.store
    const first = await readFile(join(migrationsFolder, '0000_initial.sql'), 'utf8')
    for (const statement of first.split('--> statement-breakpoint')) {
      await db.execute(sql.raw(statement))
    }
    await db.execute(sql`create schema if not exists drizzle`)
    await db.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('a', 1795181454565), ('b', ${when})`,
    )
  }

  it('is up to date if it has run all of them', async () => {
    await hasRun(lastOfThem)
    await expect(database.store.migrate()).resolves.toBeUndefined()
    await expect(database.store.migrate()).resolves.toBeUndefined()
    const rows = await database.store.db
      .select({ at: sql<string>`created_at` })
      .from(sql`drizzle.__drizzle_migrations`)
    const later = migrationTimes().filter((when) => when > lastOfThem)
    expect(rows).toHaveLength(2 + later.length)
  })

  it('is refused, unchanged, if it has run only some of them', async () => {
    await hasRun(lastOfThem - 1)
    const refusal = /before the first release.*vestibule export.*empty database/
    await expect(database.store.migrate()).rejects.toThrow(refusal)
    await expect(database.store.ping()).resolves.toBeUndefined()
  })

  it('is refused if it is embedded as well', { tags: 'all' }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vestibule-migrations-'))
    const store = await openPGlite(folder)
    try {
      await store.migrate()
      await store.db.execute(
        sql`update drizzle.__drizzle_migrations set created_at = 1795181454565`,
      )
      await expect(store.migrate()).rejects.toThrow('before the first release')
    } finally {
      await store.close()
      rmSync(folder, { recursive: true })
    }
  })
})
