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
 * Locks the data directory for this process. The embedded database has no lock, and two processes writing to it lose
 * rows. The operating system releases this lock even if the process is killed.
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
