import { findLanguage, type Language } from '@vestibule/api-client/contract'
import type { SQLWrapper } from 'drizzle-orm'
import type { Context } from 'hono'
import { secondsUntil } from '../../platform/clock.ts'
import { runAtOnce, runAtOnceIf, type Statement } from '../../platform/db/at-once.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { readSecretCookie, writeSecretCookie } from '../../platform/http/cookies.ts'
import { ensureCsrfCookies, writeSessionCookies } from '../../platform/http/csrf-cookies.ts'
import { languageOfBrowser } from '../../platform/languages/page-language.ts'
import { newToken } from '../../platform/random.ts'
import { guestOf } from './guest.ts'
import { knownBrowserName, rememberBrowser } from './known-browsers.ts'
import type { Session } from './session.ts'
import {
  newSession,
  signInStatements,
  storeSession,
  type OpenedSession,
  type Opener,
  type Proof,
} from './open-session.ts'
import {
  changeActing,
  deleteSession,
  recordSeen,
  renameAttemptSession,
  renewProof,
} from './session-queries.ts'

/** Maximum time in seconds from the first to the last step of a sign-in. */
export const attemptTtlS = 3600
const knownBrowserTtlS = 365 * 86_400

/** The visitor behind a request, identified by cookies, with functions that change the session and its cookies. */
export interface Visitor {
  readonly ip: string
  readonly userAgent: string
  /** Language of the pages that the visitor sees. */
  readonly language: Language
  readonly session: Session | null
  /** Hash of the session id in the browser's cookie, whether or not the session exists. */
  readonly sessionHash: Buffer | null
  /**
   * The name under which this browser's failed attempts at the account are counted, if its user has signed in to the
   * account before, other than by a device code or an API token. Null for other browsers, which share one count.
   */
  knownAs(userId: string | null): Promise<string | null>
  /**
   * Treats this browser as one in which the user has signed in, so that its failed attempts at the account are counted
   * separately.
   */
  remember(db: Database, userId: string): Promise<void>
  /**
   * Gives the browser cookies with a session id and its CSRF token, if they are missing or do not match. No session is
   * stored.
   */
  ensureCsrfToken(): void
  /**
   * Stores a session in which nobody is signed in, for a sign-in attempt. Null if somebody is signed in: the attempt
   * then belongs to their session.
   */
  openVisit(db: Database): Promise<OpenedSession | null>
  /**
   * Gives the session of a sign-in attempt a new id. Call it after each step, so that an id that an attacker has
   * planted in the browser becomes useless. Null if somebody is signed in, or the browser has sent no session id.
   */
  renewVisit(db: Database): Promise<OpenedSession | null>
  /**
   * Stores a new session of the user, which replaces the browser's session, and records the sign-in. Call it in a
   * transaction that has locked the account.
   */
  openSession(tx: Database, userId: string, proof: Proof): Promise<OpenedSession>
  /**
   * Stores a new session of the user and records the sign-in, in one statement together with `also`, if `condition`
   * finds a row. Otherwise changes nothing and returns null.
   */
  openSessionIf(
    db: Database,
    condition: SQLWrapper,
    userId: string,
    proof: Proof,
    also: readonly Statement[],
  ): Promise<OpenedSession | null>
  /**
   * Stores that the signed-in user acts for this customer organisation, or (null) for none, and changes the session id.
   * Returns null if another request has changed the session meanwhile.
   */
  actFor(db: Database, organizationId: string | null): Promise<OpenedSession | null>
  /**
   * Records that the signed-in user has shown a factor again, and changes the session id. Returns null if the session
   * has ended, or another request has changed its id.
   */
  proveAgain(db: Database, factor: string): Promise<OpenedSession | null>
  /**
   * Sends the cookies of a stored session to the browser. Call it after the transaction that stored it has committed.
   * Null: does nothing.
   */
  adopt(opened: OpenedSession | null): void
  /** Deletes the session and sends the browser a new session id to which no session belongs. */
  close(db: Database): Promise<void>
}

/** A caller whose session the call may open, change or end. */
export interface WebCaller extends Caller {
  readonly visitor: Visitor
}

/**
 * The visitor behind a request. If the session lacks its second factor, the visitor has no session, unless `begun` is
 * true.
 */
export async function visitorOf(app: App, c: Context<AppEnv>, begun = false): Promise<Visitor> {
  const { ip, hash, session: find, begunSession } = guestOf(app, c)
  const session = await (begun ? begunSession() : find())
  if (session !== null) {
    c.set('userId', session.user.id)
    await recordSeen(app.db, session, app.clock.now())
  }
  return new RequestVisitor(app, c, { ip, hash, session })
}

/** Implements `Visitor` for one request. Values that few calls need are loaded when first used. */
class RequestVisitor implements Visitor {
  readonly ip: string
  readonly session: Session | null
  readonly #app: App
  readonly #context: Context<AppEnv>
  #current: Buffer | null
  #known: { readonly userId: string | null; readonly name: Promise<string | null> } | undefined

  constructor(
    app: App,
    c: Context<AppEnv>,
    known: { ip: string; hash: Buffer | null; session: Session | null },
  ) {
    this.ip = known.ip
    this.session = known.session
    this.#app = app
    this.#context = c
    this.#current = known.hash
  }

  get userAgent() {
    return (this.#context.req.header('user-agent') ?? '').slice(0, 300)
  }

  get language() {
    const { settings } = this.#app
    const chosen = findLanguage(this.session?.user.language, settings.languages)
    return chosen ?? languageOfBrowser(this.#context, settings)
  }

  get sessionHash() {
    return this.#current
  }

  knownAs(userId: string | null) {
    // Cache the name, because a call needs it for each of its limits.
    if (this.#known?.userId !== userId) {
      const name = knownBrowserName(this.#app.db, userId, this.#knownToken())
      this.#known = { userId, name }
    }
    return this.#known.name
  }

  async remember(db: Database, userId: string) {
    const token = this.#knownToken() ?? newToken()
    await rememberBrowser(db, userId, token, this.#app.clock.now())
    this.#keepKnownToken(token)
  }

  ensureCsrfToken() {
    ensureCsrfCookies(this.#app, this.#context)
  }

  async openVisit(db: Database) {
    if (this.session !== null) return null
    if (this.#current !== null) await deleteSession(db, this.#current)
    const opened = newSession(this.#app, attemptTtlS, true)
    await storeSession(this.#app, db, this.#opener(), opened, { userId: null, factors: [] })
    return opened
  }

  async renewVisit(db: Database) {
    if (this.session !== null || this.#current === null) return null
    const opened = newSession(this.#app, attemptTtlS, true)
    await renameAttemptSession(db, this.#current, opened.hash)
    return opened
  }

  async openSession(tx: Database, userId: string, proof: Proof) {
    const { opened, statements } = signInStatements(this.#app, tx, this.#opener(), userId, proof)
    await runAtOnce(tx, statements)
    return opened
  }

  async openSessionIf(
    db: Database,
    condition: SQLWrapper,
    userId: string,
    proof: Proof,
    also: readonly Statement[],
  ) {
    const { opened, statements } = signInStatements(this.#app, db, this.#opener(), userId, proof)
    return (await runAtOnceIf(db, condition, [...statements, ...also])) ? opened : null
  }

  #opener(): Opener {
    const { ip, userAgent, session, sessionHash } = this
    const requestId = this.#context.get('requestId')
    return { ip, userAgent, requestId, session, sessionHash, knownToken: this.#knownToken() }
  }

  async actFor(db: Database, organizationId: string | null) {
    const { session } = this
    if (session === null) return null
    const opened = { ...newSession(this.#app, 0, false), expiresAt: session.expiresAt }
    const from = { hash: session.hash, actingForId: session.actingFor?.id ?? null }
    const to = { hash: opened.hash, actingForId: organizationId }
    return (await changeActing(db, from, to)) ? opened : null
  }

  async proveAgain(db: Database, factor: string) {
    const { session } = this
    if (session === null) return null
    const opened = { ...newSession(this.#app, 0, false), expiresAt: session.expiresAt }
    const to = { hash: opened.hash, factor, at: this.#app.clock.now() }
    return (await renewProof(db, session, to)) ? opened : null
  }

  adopt(opened: OpenedSession | null) {
    if (opened === null) return
    this.#current = opened.hash
    const { clock } = this.#app
    const maxAge = secondsUntil(opened.expiresAt, clock.now())
    const lasting = opened.isForAttempt ? undefined : maxAge
    writeSessionCookies(this.#app, this.#context, opened.token, lasting)
    if (opened.knownToken !== undefined) {
      this.#keepKnownToken(opened.knownToken)
    }
  }

  async close(db: Database) {
    if (this.#current !== null) await deleteSession(db, this.#current)
    writeSessionCookies(this.#app, this.#context, newToken())
  }

  #keepKnownToken(token: string) {
    writeSecretCookie(this.#context, this.#app.settings, 'browserid', token, knownBrowserTtlS)
  }

  #knownToken() {
    return readSecretCookie(this.#context, this.#app.settings, 'browserid')
  }
}
