import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import { after } from '../../platform/clock.ts'
import type { Statement } from '../../platform/db/at-once.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import type { Database } from '../../platform/db/database.ts'
import { hashToken, newToken } from '../../platform/random.ts'
import { isOfPerson } from './fresh-proof.ts'
import { rememberBrowser } from './known-browsers.ts'
import type { Session } from './session.ts'
import { deleteSession, insertSession } from './session-queries.ts'

/** A session that was just stored. After the commit, `Visitor.adopt` sends its id to the browser. */
export interface OpenedSession {
  readonly token: string
  readonly hash: Buffer
  /** Id of the session for lists and audit records; it cannot be used to sign in. */
  readonly handle: string
  readonly expiresAt: Date
  /** Whether the session only belongs to a sign-in attempt. Its cookie then lasts until the browser closes. */
  readonly isForAttempt: boolean
  /**
   * The token of the cookie that marks this browser as one in which the user has signed in. Absent: this sign-in does
   * not mark the browser.
   */
  readonly knownToken?: string
}

/**
 * How a user has signed in. The audit record of the sign-in contains `flow`, the kind of sign-in; the rest is stored
 * with the session.
 */
export interface Proof {
  readonly flow: string
  readonly factors: readonly string[]
  /** The organisation's identity provider that signed the user in, with the provider's session id. */
  readonly provider?: { readonly id: string; readonly sid: string | null }
  /** When the user showed the factors. Default: now. */
  readonly provenAt?: Date
}

/** The request with which a user signs in, and its browser. */
export interface Opener {
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  /** The browser's current session, which the new one replaces. */
  readonly session: Session | null
  readonly sessionHash: Buffer | null
  readonly knownToken: string | undefined
}

export function newSession(app: App, ttlS: number, isForAttempt: boolean): OpenedSession {
  const token = newToken()
  const expiresAt = after(app.clock.now(), ttlS)
  return { token, hash: hashToken(token), handle: randomUUID(), expiresAt, isForAttempt }
}

/** The statement that stores a session. `userId` null: a session in which nobody is signed in. */
export function storeSession(
  app: App,
  db: Database,
  { ip, userAgent }: Opener,
  { hash, handle, expiresAt }: OpenedSession,
  { userId, factors, provider, provenAt }: Omit<Proof, 'flow'> & { readonly userId: string | null },
) {
  const createdAt = app.clock.now()
  return insertSession(db, {
    hash,
    handle,
    expiresAt,
    createdAt,
    userId,
    factors,
    ip,
    userAgent,
    provenAt: provenAt ?? (factors.length > 0 ? createdAt : null),
    providerId: provider?.id ?? null,
    idpSid: provider?.sid ?? null,
  })
}

/** The statements that replace the browser's session by a new one of this user, and record the sign-in. */
export function signInStatements(
  app: App,
  db: Database,
  opener: Opener,
  userId: string,
  proof: Proof,
): { readonly opened: OpenedSession; readonly statements: readonly Statement[] } {
  const { flow, factors } = proof
  const { session, sessionHash, ip, requestId } = opener
  const opened = newSession(app, app.settings.sessionTtlS, false)
  // Mark the browser as one in which the user has signed in only after a factor that identifies the user: somebody else
  // may hold an API token or device code.
  const knownToken = isOfPerson({ factors }) ? (opener.knownToken ?? newToken()) : undefined
  const statements = [
    ...(sessionHash === null ? [] : [deleteSession(db, sessionHash)]),
    storeSession(app, db, opener, opened, { ...proof, userId }),
    noteSignIn(db, userId, app.clock.now()),
    ...(knownToken === undefined ? [] : [rememberBrowser(db, userId, knownToken, app.clock.now())]),
    audit(
      app,
      db,
      { visitor: { session, ip }, requestId },
      { event: 'signed_in', userId, detail: { flow }, session: opened.handle },
    ),
  ]
  return { opened: knownToken === undefined ? opened : { ...opened, knownToken }, statements }
}

/**
 * Stores the time of the user's latest sign-in, which the administration lists. If a concurrent transaction has locked
 * the row, skips it rather than wait.
 */
function noteSignIn(db: Database, userId: string, at: Date) {
  const own = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update', { skipLocked: true })
  return db.update(users).set({ lastSignedInAt: at }).where(inArray(users.id, own))
}
