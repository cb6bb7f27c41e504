import type { SignInMethod } from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Clock } from '../../platform/clock.ts'
import { endChanges } from '../../identity/account/email-change-queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { sqlState } from '../../platform/db/outage.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { resetTokens } from '../../platform/db/schema/recovery.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { deletePasskey } from '../../identity/passkeys/passkey-queries.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import { endAccess } from '../../identity/users/end-access.ts'
import type { Reach } from '../../identity/administrators/administrator.ts'
import { isKeptForUndo } from '../../identity/users/former-addresses.ts'
import type { Changed, ReadUser } from './change-user.ts'
import { refuseForeignAddress } from './new-address.ts'

/**
 * Removes a passkey of the account, and ends all sessions and tokens, because the passkey may have opened them. Throws
 * ApiError `not_found` if the account has no such passkey.
 */
export async function removePasskey(
  tx: Database,
  { user }: ReadUser,
  passkeyId: string,
  { clock }: { clock: Clock },
) {
  if (!(await deletePasskey(tx, user.id, passkeyId))) throw new ApiError('not_found')
  await endAccess(tx, user.id, clock.now())
}

/** Ends the account's session with this handle. Throws ApiError `not_found` if the account has no such session. */
export async function endSessionOf(tx: Database, { user }: ReadUser, handle: string) {
  const isHandle = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(handle)
  if (!isHandle) throw new ApiError('not_found')
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), eq(sessions.handle, handle)))
    .returning({ one: sessions.userId })
  if (ended.length === 0) throw new ApiError('not_found')
}

/**
 * Changes the account's mail address. Links mailed to the old address stop working, and all sessions and tokens end.
 * Throws ApiError if the account may not get the address.
 */
export async function setEmail(
  tx: Database,
  { user }: ReadUser,
  email: string,
  app: Pick<App, 'clock' | 'settings'>,
  reach: Reach | null,
): Promise<Changed> {
  const { organizationId } = user
  await refuseForeignAddress(app, tx, { email, organizationId, reach })
  const taken = () => fieldError('email', 'There is an account of this address already', 'taken')
  const emailKey = emailKeyOf(email)
  if (await isKeptForUndo(tx, emailKey, app.clock.now(), user.id)) throw taken()
  try {
    await tx.transaction(async (inner) => {
      await inner.update(users).set({ email, emailKey }).where(eq(users.id, user.id))
    })
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    throw taken()
  }
  await tx.delete(resetTokens).where(eq(resetTokens.userId, user.id))
  await endChanges(tx, user.id, app.clock.now(), 'all')
  await endAccess(tx, user.id, app.clock.now())
  return { before: { email: user.email }, after: { email } }
}

export async function setSignInMethod(
  tx: Database,
  { user }: ReadUser,
  method: SignInMethod,
  { clock }: { clock: Clock },
): Promise<Changed> {
  await tx.update(users).set({ signInMethod: method }).where(eq(users.id, user.id))
  await endAccess(tx, user.id, clock.now())
  return { before: { sign_in_method: user.signInMethod }, after: { sign_in_method: method } }
}
