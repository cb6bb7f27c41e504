import type { Database } from '../db/database.ts'
import { ApiError } from '../http/api-error.ts'
import type { Session } from '../sessions/session.ts'
import { pendingEulaIds } from './pending-eulas.ts'

/** Throws ApiError `eula_required` while terms of use wait for the user's acceptance. */
export async function requireEulas(db: Database, session: Session | null) {
  if (session === null) return
  const pending = await pendingEulaIds(db, session.user.id)
  if (pending.length > 0) throw new ApiError('eula_required')
}
