import type { Settings } from '../settings.ts'
import type { Store } from './database.ts'
import { openPGlite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Opens the database that the settings name. Throws DataDirInUseError if another process has it. */
export async function connect(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onIdleError?: (error: Error) => void,
): Promise<Store> {
  return settings.databaseUrl === null
    ? openPGlite(settings.dataDir)
    : openPostgres({ connectionString: settings.databaseUrl, onIdleError })
}
