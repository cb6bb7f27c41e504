import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../platform/db/database.ts'
import { migrationsFolder } from '../platform/db/migrations.ts'

/** A migrated database for one test. */
export interface TestDatabase {
  readonly store: Store
  /** Returns the database to the pool. Nothing may use it afterwards. */
  release(): Promise<void>
}

/** Content that many tests start with. It is filled in once and copied from then on. */
export interface TestContent {
  /** Name of the content. A database that was filled with content of this name is used again without calling `fill`. */
  readonly key: string
  fill(store: Store): Promise<void>
}

/** Hash of the migrations; part of the names of template databases. */
export const schemaHash = shortHash(
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => readFileSync(join(migrationsFolder, name), 'utf8'))
    .join('\n'),
)

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
