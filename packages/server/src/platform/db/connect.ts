import type { Settings } from '../settings/settings.ts'
import type { Store } from './database.ts'
import { openPGlite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseSettings = Pick<
  Settings,
  'databaseUrl' | 'databaseMigrationUrl' | 'databasePooler' | 'databasePoolSize' | 'dataDir'
>

/** Opens the configured database. Throws DataDirInUseError if another process has it open. */
export async function connect(
  settings: DatabaseSettings,
  onIdleError?: (error: Error) => void,
): Promise<Store> {
  const { databaseUrl, dataDir } = settings
  return databaseUrl === null
    ? openPGlite(dataDir)
    : openPostgres({ ...settings, connectionString: databaseUrl, onIdleError })
}
