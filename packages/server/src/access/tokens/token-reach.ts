import type { Database } from '../../platform/db/database.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import { appIdOf } from '../resources/app-id.ts'
import { findOpen } from '../resources/latest-end.ts'
import type { Asker } from '../resources/may-open.ts'
import { nameOfKey, resourceKeys } from '../resources/resource-keys.ts'

/**
 * The app for which a token is requested, and the dataset if the token is limited to one, each by its name or its id in
 * `resources`.
 */
export interface WantedReach {
  readonly app: string
  readonly dataset?: string | null | undefined
}

/** The app and dataset that a token opens, and when its owner's access to them ends. */
export interface TokenReach {
  /** The app's address without surrounding slashes. */
  readonly app: string
  /** Name of the dataset. Null: all datasets that the owner can open, and addresses without a dataset. */
  readonly dataset: string | null
  /** The earlier of the ends of the owner's access to app and dataset. Null: neither ends. */
  readonly until: Date | null
}

/**
 * Finds the app and the dataset that a token for the wanted names opens, and when the owner's access ends. Throws
 * ApiError `validation_failed` if the owner cannot open one of them.
 */
export async function reachOfToken(
  db: Database,
  asker: Asker,
  wanted: WantedReach,
): Promise<TokenReach> {
  const app = await openAs(db, asker, 'app', wanted.app)
  if (wanted.dataset === undefined || wanted.dataset === null) {
    return { app: appIdOf(nameOfKey(app.id)), dataset: null, until: app.until }
  }
  const dataset = await openAs(db, asker, 'dataset', wanted.dataset)
  const ends = [app.until, dataset.until].flatMap((end) => end?.getTime() ?? [])
  return {
    app: appIdOf(nameOfKey(app.id)),
    dataset: nameOfKey(dataset.id),
    until: ends.length === 0 ? null : new Date(Math.min(...ends)),
  }
}

async function openAs(db: Database, asker: Asker, field: 'app' | 'dataset', named: string) {
  const isApp = (key: string) => key.startsWith('AppResource:')
  const keys = resourceKeys(named).filter((key) => isApp(key) === (field === 'app'))
  const found = await findOpen(db, asker, keys)
  if (found === null) throw fieldError(field, 'This is not open to you', 'unknown')
  return found
}
