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
 * Disables or enables an account. Disabling also ends its sessions and tokens, and the sign-ins and device codes that
 * could open new sessions once an administrator enables it again.
 */
export async function setDisabled(db: Database, userId: string, disabledAt: Date | null) {
  await db.update(users).set({ disabledAt }).where(eq(users.id, userId))
  if (disabledAt !== null) await endAccess(db, userId, disabledAt)
}

/**
 * Removes the authenticator and the recovery codes (passkeys stay), and ends all sessions and tokens of the account.
 */
export async function removeSecondFactor(db: Database, userId: string, now: Date) {
  await db.delete(authenticators).where(eq(authenticators.userId, userId))
  await db.delete(authenticatorSetups).where(eq(authenticatorSetups.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await endAccess(db, userId, now)
}

/**
 * Ends everything that the account's old credentials have opened: sessions (except `exceptSession`), sign-in attempts,
 * device codes, known browsers, API tokens, and tokens for programs. Call it in the transaction that changes a password
 * or a factor, after the change.
 */
export async function endAccess(tx: Database, userId: string, now: Date, exceptSession?: Buffer) {
  // Lock the account. Code that opens a session does the same first: the session is either committed before and ended
  // here, or it waits for this transaction and is then refused.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await deleteSessionsOf(tx, userId, exceptSession)
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId))
  await endApiTokens(tx, userId, now)
  await endAppTokens(tx, userId, now)
}

/**
 * Deletes every session of a user (except `except`), and everything that could open another: sign-in attempts, and
 * device codes on which the user has decided. Call it in a transaction that has changed the account before: a session
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

/**
 * Ends the API tokens of an account. Their rows are kept for a while, so that an import does not make the tokens valid
 * again.
 */
export async function endApiTokens(db: Database, userId: string, endedAt: Date): Promise<void> {
  await db
    .update(apiTokens)
    .set({ endedAt })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.endedAt)))
}

/**
 * Ends the account's tokens for programs, so that the next request with one is refused, and records each end. Call it
 * in the transaction of the change that ends them.
 */
export async function endAppTokens(tx: Database, userId: string, now: Date) {
  // Delete requests for tokens that the account has approved: they would otherwise become tokens at the program's next
  // poll.
  await tx.delete(tokenRequests).where(eq(tokenRequests.decidedById, userId))
  await endAppTokensWhere(tx, eq(appTokens.userId, userId), now)
}

/**
 * Ends the tokens for programs that match `which`, of any account, so that the next request with one is refused, and
 * records each end. Call it in the transaction of the change that ends them.
 */
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

/** Ends the tokens for programs of all accounts, and deletes all requests for such tokens, approved or not. */
export async function endAllAppTokens(tx: Database, now: Date) {
  await tx.delete(tokenRequests)
  await endAppTokensWhere(tx, undefined, now)
}
