import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Session } from './session.ts'

/** What is stored about a session, read after its account's row was locked. */
interface Held {
  /** The organisation's identity provider that opened the session. Null: none. */
  readonly providerId: string | null
}

/**
 * Locks the account of a session until the transaction ends. Throws ApiError `not_authenticated` if the session has
 * ended, or the account was disabled, since the request began. Call it before any other change in the transaction, or
 * two transactions could deadlock.
 */
export async function holdSession(tx: Database, session: Session): Promise<Held> {
  const held = await hold(tx, session)
  if (held === null) throw new ApiError('not_authenticated')
  return held
}

/**
 * Locks the account of a session until the transaction ends. Returns false if the session has ended, or the account was
 * disabled, since the request began: otherwise a thief could store a new factor just after the owner has ended all
 * sessions. Call it before any other change in the transaction, or two transactions could deadlock.
 */
export async function holdIfAlive(tx: Database, session: Session): Promise<boolean> {
  return (await hold(tx, session)) !== null
}

async function hold(tx: Database, { user, handle }: Session): Promise<Held | null> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), isNull(users.disabledAt)))
    .for('update')
  const [alive] = await tx
    .select({ providerId: sessions.providerId })
    .from(sessions)
    .where(and(eq(sessions.handle, handle), eq(sessions.userId, user.id)))
  return held.length > 0 ? (alive ?? null) : null
}
