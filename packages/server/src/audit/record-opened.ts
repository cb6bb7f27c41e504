import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { AuditEvent } from '@vestibule/api-client/contract'
import { audit, type RecordedRequest } from './audit.ts'

/** What somebody has opened; null: none. */
export interface Opened {
  readonly app: string | null
  readonly dataset: string | null
}

type OpeningRequest = RecordedRequest & {
  readonly visitor: { readonly session: NonNullable<RecordedRequest['visitor']['session']> }
}

/**
 * Records that an app, a dataset, or an app on a dataset was opened: at most one event an hour for the same person,
 * customer, app and dataset, across all servers. Rejects if that cannot be stored, so that nothing is opened unrecorded.
 */
export type RecordOpened = (request: OpeningRequest, opened: Opened) => Promise<void>

const hourMs = 3_600_000
/** Beyond so many the database is asked again. */
const mostKept = 50_000

interface Recording {
  readonly db: Database
  readonly clock: Clock
}

export function createRecordOpened({ db, clock }: Recording): RecordOpened {
  let hour = 0
  /** What this server has recorded in the hour. The gate is asked for every file of an app. */
  let recorded = new Map<string, Promise<void>>()

  async function write(request: OpeningRequest, { app, dataset }: Opened) {
    const events: [AuditEvent, Opened][] = []
    if (app !== null) events.push(['app_opened', { app, dataset }])
    if (dataset !== null) events.push(['dataset_opened', { app: null, dataset }])
    for (const [event, { app: ofApp, dataset: ofDataset }] of events) {
      const detail = {
        ...(ofApp !== null && { app: ofApp }),
        ...(ofDataset !== null && { dataset: ofDataset }),
      }
      // An index of the table lets only the first of an hour in.
      await audit({ clock }, db, request, { event, detail }).onConflictDoNothing()
    }
  }

  return async (request, opened) => {
    const { user, actingFor } = request.visitor.session
    const now = Math.floor(clock.now().getTime() / hourMs)
    if (now !== hour || recorded.size >= mostKept) {
      hour = now
      recorded = new Map()
    }
    const kept = recorded
    const key = JSON.stringify([user.id, actingFor?.id, opened.app, opened.dataset])
    const known = kept.get(key)
    if (known !== undefined) return known
    const writing = write(request, opened)
    kept.set(key, writing)
    try {
      await writing
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
}
