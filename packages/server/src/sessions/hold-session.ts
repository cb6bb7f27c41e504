import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import { ApiError } from '../http/api-error.ts'
import type { Session } from './session.ts'

/**
 * Locks the account of a session until the transaction ends. Throws ApiError `not_authenticated` if the session has
 * ended since the request began: otherwise a factor could be stored just after everything else of a thief was removed.
 * Call it before any other change, or two transactions could deadlock.
 */
export async function holdSession(tx: Database, { user, handle }: Session): Promise<void> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), isNull(users.disabledAt)))
    .for('update')
  const alive = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.handle, handle), eq(sessions.userId, user.id)))
  if (held.length === 0 || alive.length === 0) throw new ApiError('not_authenticated')
}
