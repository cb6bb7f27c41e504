import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { AuditEvent } from '@vestibule/api-client/contract'
import { audit, type Caller } from './audit.ts'

/** The app and the dataset that a person has opened, by their names without the type. Null: none. */
export interface Opened {
  readonly app: string | null
  readonly dataset: string | null
  /**
   * Id of the app token with which a program of the person has opened the app. Absent: the person has used a session.
   */
  readonly token?: string | undefined
}

export type SignedInCaller = Caller & {
  readonly visitor: { readonly session: NonNullable<Caller['visitor']['session']> }
}

/**
 * Records that a person has opened an app, a dataset, or an app on a dataset (then by two events): once in each hour of
 * the clock for the same person, customer, app, dataset and token, across all servers. Rejects if an event cannot be
 * stored. The caller that lets people into apps then refuses them, so that no app is opened unrecorded.
 */
export type RecordOpened = (request: SignedInCaller, opened: Opened) => Promise<void>

const hourMs = 3_600_000
/**
 * Maximum number of openings that this server keeps in memory. Beyond it, the server forgets them all and tries to
 * store each again when it is repeated; the database ignores what it has stored in the same hour.
 */
const mostKept = 50_000

interface Recording {
  readonly db: Database
  readonly clock: Clock
}

export function createRecordOpened({ db, clock }: Recording): RecordOpened {
  let hour = 0
  /**
   * The openings that this server has recorded in the current hour, so that not every file of an app causes a database
   * query.
   */
  let recorded = new Map<string, Promise<void>>()

  async function write(request: SignedInCaller, { app, dataset, token }: Opened) {
    const events: [AuditEvent, Opened][] = []
    if (app !== null) events.push(['app_opened', { app, dataset }])
    if (dataset !== null) events.push(['dataset_opened', { app: null, dataset }])
    for (const [event, { app: ofApp, dataset: ofDataset }] of events) {
      const detail = {
        ...(ofApp !== null && { app: ofApp }),
        ...(ofDataset !== null && { dataset: ofDataset }),
        ...(token !== undefined && { token }),
      }
      // On a conflict store nothing: a unique index accepts only the first event in an hour of the clock.
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
    const key = JSON.stringify([user.id, actingFor?.id, opened.app, opened.dataset, opened.token])
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
