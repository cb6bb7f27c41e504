import type { Settings } from '../settings/settings.ts'
import type { Store } from './database.ts'
import { openPGlite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseSettings = Pick<
  Settings,
  'databaseUrl' | 'databaseMigrationUrl' | 'databasePooler' | 'databasePoolSize' | 'dataDir'
>

/**
 * Opens the database that the settings name. `onIdleError`: called with the error if an idle connection to PostgreSQL
 * breaks. Throws DataDirInUseError if another process has the embedded database open.
 */
export async function connect(
  settings: DatabaseSettings,
  onIdleError?: (error: Error) => void,
): Promise<Store> {
  const { databaseUrl, dataDir } = settings
  return databaseUrl === null
    ? openPGlite(dataDir)
    : openPostgres({ ...settings, connectionString: databaseUrl, onIdleError })
}
