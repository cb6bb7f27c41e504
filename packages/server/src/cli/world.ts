import { systemClock, type Clock } from '../platform/clock.ts'
import { connect } from '../platform/db/connect.ts'
import type { Store } from '../platform/db/database.ts'
import { createKeys, type Keys } from '../platform/keys.ts'
import { secretKeyOf } from '../platform/settings/secret-key.ts'
import { readSettings, type Settings } from '../platform/settings/settings.ts'
import { renewEmailKeys } from '../identity/users/renew-email-keys.ts'

export interface CommandWorld {
  readonly settings: Settings
  readonly store: Store
  readonly db: Store['db']
  readonly keys: Keys
  readonly clock: Clock
}

/** Opens the database that the environment names, and applies missing migrations. Closes the database after `work`. */
export async function withDatabase<T>(work: (world: CommandWorld) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env)
  const store = await connect(settings)
  try {
    await store.migrate()
    await renewEmailKeys(store.db)
    const keys = createKeys(secretKeyOf(settings), settings.secretKeyPrevious)
    return await work({ settings, store, db: store.db, keys, clock: systemClock })
  } finally {
    await store.close()
  }
}
