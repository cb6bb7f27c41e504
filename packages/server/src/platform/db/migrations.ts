import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { packageRoot } from '../package-root.ts'
import type { Database } from './database.ts'

export const migrationsFolder = join(packageRoot, 'migrations')

/**
 * When each migration of this version was made, in milliseconds since 1970, in the order in which migrations are
 * applied.
 */
export function migrationTimes(): number[] {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return entries.map(({ when }) => when)
}

/**
 * Throws if the database has only some of the old migrations that were merged into the first one of this version: no
 * migration starts from such a database. A database with all of them needs no migration, because the last of them has
 * the time of the merged one.
 */
export async function refuseHalfMerged(db: Database): Promise<void> {
  const table = 'drizzle.__drizzle_migrations'
  // Check first whether the table exists: selecting from a missing one would abort the surrounding transaction.
  const [found] = await db
    .select({ table: sql`to_regclass(${table})` })
    .from(sql`(select 1) as one`)
  if (found?.table === null) return
  const [latest] = await db.select({ at: sql<string | null>`max(created_at)` }).from(sql.raw(table))
  const [first = 0] = migrationTimes()
  if (latest === undefined || latest.at === null || Number(latest.at) >= first) return
  throw new Error(
    'This database was made by a version of Vestibule before the first release, and cannot be upgraded. Write its ' +
      'content into a file with `vestibule export` of that version, and import the file into an empty database.',
  )
}
