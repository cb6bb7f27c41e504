import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Session } from './session.ts'

/** Like `holdIfAlive`. Throws ApiError `not_authenticated` if the session has ended. */
export async function holdSession(tx: Database, session: Session): Promise<void> {
  if (!(await holdIfAlive(tx, session))) throw new ApiError('not_authenticated')
}

/**
 * Locks the account of a session until the transaction ends. False if the session has ended since the request began:
 * otherwise a factor could be stored just after everything else of a thief was removed. Call it before any other
 * change, or two transactions could deadlock.
 */
export async function holdIfAlive(tx: Database, { user, handle }: Session): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), isNull(users.disabledAt)))
    .for('update')
  const alive = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.handle, handle), eq(sessions.userId, user.id)))
  return held.length > 0 && alive.length > 0
}
