import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { apiTokens, users } from '../../platform/db/schema/accounts.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'
import {
  authenticators,
  authenticatorSetups,
  recoveryCodes,
} from '../../platform/db/schema/second-factors.ts'
import {
  deviceCodes,
  knownBrowsers,
  sessions,
  signInAttempts,
} from '../../platform/db/schema/sessions.ts'
import { appTokens, tokenRequests } from '../../platform/db/schema/tokens.ts'

/**
 * Disables or enables an account. Disabling ends the account's sessions and API tokens, and everything that could open
 * new sessions once it is enabled again.
 */
export async function setDisabled(db: Database, userId: string, disabledAt: Date | null) {
  await db.update(users).set({ disabledAt }).where(eq(users.id, userId))
  if (disabledAt !== null) await endAccess(db, userId, disabledAt)
}

/** Removes the authenticator and the recovery codes, and ends the sessions opened with them. */
export async function removeSecondFactor(db: Database, userId: string, now: Date) {
  await db.delete(authenticators).where(eq(authenticators.userId, userId))
  await db.delete(authenticatorSetups).where(eq(authenticatorSetups.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await endAccess(db, userId, now)
}

/**
 * Ends everything that the account's earlier credentials have opened: sessions (except one, if given), sign-ins in
 * progress, device codes, known browsers, and tokens of both kinds. Call it after the change, inside the transaction that
 * changes a password or a factor.
 */
export async function endAccess(tx: Database, userId: string, now: Date, exceptSession?: Buffer) {
  // Opening a session locks the account first. So a session is either committed before and ended here, or it
  // waits and is then refused.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await deleteSessionsOf(tx, userId, exceptSession)
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId))
  await endApiTokens(tx, userId, now)
  await endAppTokens(tx, userId, now)
}

/**
 * Deletes every session of a user, except one if given, and everything that could open another: sign-ins in progress
 * and device codes that the user has decided. Call it in a transaction that has changed the account before: a session
 * opened at the same time is then either refused or deleted here.
 */
export async function deleteSessionsOf(db: Database, userId: string, except?: Buffer) {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        except === undefined ? undefined : ne(sessions.idHash, except),
      ),
    )
  await db.delete(signInAttempts).where(eq(signInAttempts.userId, userId))
  await db.delete(deviceCodes).where(eq(deviceCodes.decidedById, userId))
}

/** Ends the tokens of an account. Their rows are kept for a while, so that an import does not revive them. */
export async function endApiTokens(db: Database, userId: string, endedAt: Date): Promise<void> {
  await db
    .update(apiTokens)
    .set({ endedAt })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.endedAt)))
}

/**
 * Ends the tokens of an account: the next request with one is refused. Each end is recorded. Call it in the transaction
 * of the change that ends them.
 */
export async function endAppTokens(tx: Database, userId: string, now: Date) {
  // Requests that the account has approved would otherwise become tokens at the program's next poll.
  await tx.delete(tokenRequests).where(eq(tokenRequests.decidedById, userId))
  await endAppTokensWhere(tx, eq(appTokens.userId, userId), now)
}

/** Like `endAppTokens`, for the tokens of all accounts that match. */
export async function endAppTokensWhere(tx: Database, which: SQL | undefined, now: Date) {
  const { id, userId, app } = appTokens
  const ended = await tx.delete(appTokens).where(which).returning({ id, userId, app })
  if (ended.length === 0) return
  await tx.insert(auditEvents).values(
    ended.map((token) => ({
      at: now,
      event: 'token_ended',
      userId: token.userId,
      ip: '',
      requestId: '',
      detail: { token: token.id, app: token.app },
    })),
  )
}

/** Ends the tokens of everybody, and all approved requests for tokens. */
export async function endAllAppTokens(tx: Database, now: Date) {
  await tx.delete(tokenRequests)
  await endAppTokensWhere(tx, undefined, now)
}
