import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import type { App } from '../calls/app.ts'
import { after } from '../clock.ts'
import type { Statement } from '../db/at-once.ts'
import { users } from '../db/schema/accounts.ts'
import type { Database } from '../db/database.ts'
import { hashToken, newToken } from '../random.ts'
import { isOfPerson } from './fresh-proof.ts'
import { rememberBrowser } from './known-browsers.ts'
import type { Session } from './session.ts'
import { deleteSession, insertSession } from './session-queries.ts'

/** A session row that was written; `Visitor.adopt` sends its id to the browser once that is committed. */
export interface OpenedSession {
  readonly token: string
  readonly hash: Buffer
  /** Names the session in lists and records, and opens nothing. */
  readonly handle: string
  readonly expiresAt: Date
  /** The session holds a sign-in attempt; the browser forgets its id when it is closed. */
  readonly isForAttempt: boolean
  /** Set where the account now knows the browser: the token that says so. */
  readonly knownToken?: string
}

/** How a user has signed in. */
export interface Proof {
  readonly flow: string
  readonly factors: readonly string[]
  /** The organisation's own provider that has vouched for the user, and its name for its session. */
  readonly provider?: { readonly id: string; readonly sid: string | null }
  /** When the factors were shown. Default: now. */
  readonly provenAt?: Date
}

/** What a request tells of the browser for which it opens a session. */
export interface Opener {
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  /** The session that the new one replaces. */
  readonly session: Session | null
  readonly sessionHash: Buffer | null
  readonly knownToken: string | undefined
}

export function newSession(app: App, ttlS: number, isForAttempt: boolean): OpenedSession {
  const token = newToken()
  const expiresAt = after(app.clock.now(), ttlS)
  return { token, hash: hashToken(token), handle: randomUUID(), expiresAt, isForAttempt }
}

/** The statement that stores a session; nobody is signed in where `userId` is null. */
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

/** The statements that replace the browser's session by one of the user, and record it. */
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
  // A browser counts as known only after a factor of the person: who holds a token or a device code may be someone else.
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
 * Notes the time for the lists of administration. Several sign-ins of the same account at once hold its row together,
 * and each would wait for the others to change it. Then none of them does, and the sign-in before stays noted.
 */
function noteSignIn(db: Database, userId: string, at: Date) {
  const own = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update', { skipLocked: true })
  return db.update(users).set({ lastSignedInAt: at }).where(inArray(users.id, own))
}
