import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError'
  constructor(dataDir: string, cause: unknown) {
    super(
      `The data directory ${dataDir} is in use by another Vestibule process. ` +
        'Stop that process, or give this one another DATA_DIR.',
      { cause },
    )
  }
}

/**
 * Locks the data directory for this process and returns a function to release the lock. Throws DataDirInUseError if
 * another process holds it. The embedded database has no lock of its own, and two processes that write to it lose rows.
 * The operating system also releases the lock when the process is killed.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'lock'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    throw new DataDirInUseError(dataDir, error)
  }
  return () => lock.close()
}
