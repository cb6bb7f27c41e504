import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import { isOutage } from '../../platform/db/outage.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { resources, type ServedFrom } from '../../platform/db/schema/resources.ts'
import { appIdOf } from '../resources/app-id.ts'
import { settledWithin } from '../../platform/settled-within.ts'
import { isPlainHost } from './plain-host.ts'

/** An app that this server serves. */
export interface MountedApp {
  readonly app: string
  /** Whether the app needs a dataset to show anything. The shell then asks the user for one. */
  readonly needsDataset: boolean
  readonly from: ServedFrom
}

/** An app that the shell shows in a frame. */
export interface FramedApp {
  /** Id of the app's row in `resources`. */
  readonly id: string
  readonly origin: string
}

export interface Mounts {
  readonly framed: readonly FramedApp[]
  readonly served: readonly MountedApp[]
}

/**
 * Milliseconds that a request waits while the mounted apps are read from the database. If that takes longer, the apps
 * that were read last are used.
 */
const waitMs = 1000

interface Row {
  readonly id: string
  readonly url: string
  readonly src: string | null
  readonly needsDataset: boolean
  readonly from: ServedFrom | null
}

const mounted = preparedOnce((db) =>
  db
    .select({
      id: resources.id,
      url: sql`${resources.resource}->>'url'`,
      src: sql`${resources.resource}#>>'{mount,src}'`,
      needsDataset: sql`coalesce((${resources.resource}->>'dataset_dependent')::boolean, false)`,
      from: resources.serve,
    })
    .from(resources)
    .where(
      and(
        eq(resources.resourcetype, 'AppResource'),
        or(isNotNull(resources.serve), isNotNull(sql`${resources.resource}#>>'{mount,src}'`)),
      ),
    )
    .prepare('mounted_apps'),
)

/**
 * Creates the function that reads which apps the shell shows in frames and which this server serves. It reads them from
 * the database for each request that needs them, so that an import takes effect at once.
 */
export function createMounts({ db, log }: { readonly db: Database; readonly log: Logger }) {
  let known: Mounts = { framed: [], served: [] }
  const read = async () => {
    const rows = (await mounted(db).execute()) as Row[]
    known = {
      framed: rows.flatMap(({ id, src }) => {
        // Leave out apps with an odd host, which earlier versions imported: the origin is written into the shell's
        // content security policy, where a semicolon would end the directive.
        const url = src === null || !URL.canParse(src) ? null : new URL(src)
        return url === null || !isPlainHost(url.hostname) ? [] : [{ id, origin: url.origin }]
      }),
      served: rows.flatMap(({ url, needsDataset, from }) =>
        from === null ? [] : [{ app: appIdOf(url), needsDataset, from }],
      ),
    }
  }
  return async (): Promise<Mounts> => {
    const failed = (error: unknown) => {
      if (!isOutage(error)) log.error({ err: error }, 'the mounts of apps cannot be read')
    }
    await settledWithin(waitMs, read().catch(failed))
    return known
  }
}
