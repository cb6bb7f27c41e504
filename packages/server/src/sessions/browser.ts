import type { SQLWrapper } from 'drizzle-orm'
import type { Context } from 'hono'
import { audit } from '../audit/audit.ts'
import { after, secondsUntil } from '../clock.ts'
import { runAtOnce, runAtOnceIf, type Statement } from '../db/at-once.ts'
import type { Database } from '../db/database.ts'
import type { App } from '../http/app.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { readSecretCookie, writeSecretCookie } from '../http/cookies.ts'
import { ensureCsrfCookies, writeSessionCookies } from '../http/csrf-cookies.ts'
import { hashToken, newToken } from '../random.ts'
import { isOfPerson } from './fresh-proof.ts'
import { knownBrowserName, rememberBrowser } from './known-browsers.ts'
import type { Session } from './session.ts'
import {
  changeActing,
  deleteSession,
  insertSession,
  renameVisitorSession,
} from './session-queries.ts'

/** How long a visitor may take from the first to the last step of signing in. */
export const attemptTtlS = 3600
const knownBrowserTtlS = 365 * 86_400

/** A session row that was written; `Browser.adopt` hands its id to the browser once that is committed. */
export interface OpenedSession {
  readonly token: string
  readonly hash: Buffer
  readonly expiresAt: Date
  /** A visitor's id is forgotten when the browser closes. */
  readonly isVisitor: boolean
  readonly knownToken?: string
}

/** How a user has signed in. */
export interface Proof {
  readonly flow: string
  readonly factors: readonly string[]
}

/** The browser that makes a request: what its cookies say, and how they change. */
export interface Browser {
  readonly ip: string
  readonly userAgent: string
  readonly session: Session | null
  /** Hash of the session id that the browser sent, whether or not a session stands behind it. */
  readonly sessionHash: Buffer | null
  /** Whether this browser has signed in to the account before by a factor of its user. Then its own count of failures applies. */
  knownAs(userId: string | null): Promise<string | null>
  /** Records that the account knows this browser, without signing in. */
  remember(db: Database, userId: string): Promise<void>
  /** Sees that the browser has a session id and a CSRF token for it, without storing anything. */
  ensureCsrfToken(): void
  /** Opens a visitor's session to hold a sign-in attempt; a signed-in session is kept instead. */
  openVisit(db: Database): Promise<OpenedSession | null>
  /** Renews a visitor's id after a step was passed: one that was planted before is worth nothing. */
  renewVisit(db: Database): Promise<OpenedSession | null>
  /**
   * Opens a session for the user in place of whatever the browser had, and records it. Inside a transaction
   * that holds the account only.
   */
  openSession(tx: Database, userId: string, proof: Proof): Promise<OpenedSession>
  /** As `openSession`, `also` with it, where `condition` finds a row. Null: it found none, nothing is done. */
  openSessionIf(
    db: Database,
    condition: SQLWrapper,
    userId: string,
    proof: Proof,
    also: readonly Statement[],
  ): Promise<OpenedSession | null>
  /**
   * Gives a signed-in session another id, on behalf of a customer organisation or, with null, no longer.
   * Null where another request has changed it in the meantime.
   */
  actFor(db: Database, organizationId: string | null): Promise<OpenedSession | null>
  /** Sets the cookies. Call it after the transaction that wrote the session. */
  adopt(opened: OpenedSession | null): void
  /** Deletes the session and gives the browser a fresh, empty one. */
  close(db: Database): Promise<void>
}

export async function browserOf(app: App, c: Context<AppEnv>): Promise<Browser> {
  // Asked now: a client that hangs up while it is answered has no address any more.
  const ip = clientAddress(c, app.settings.trustedProxyHops)
  const token = readSecretCookie(c, app.settings, 'sessionid')
  const hash = token === undefined ? null : hashToken(token)
  const session = hash === null ? null : await app.findSession(hash, app.clock.now())
  if (session !== null) c.set('userId', session.user.id)
  return new RequestBrowser(app, c, { ip, hash, session })
}

/** A class, and what few calls ask for read only then: one of these is made for every request. */
class RequestBrowser implements Browser {
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

  get sessionHash() {
    return this.#current
  }

  knownAs(userId: string | null) {
    // One call asks several times: for each of its limits.
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
    const opened = this.#renewed(attemptTtlS, true)
    await this.#insert(db, opened, null, [])
    return opened
  }

  async renewVisit(db: Database) {
    if (this.session !== null || this.#current === null) return null
    const opened = this.#renewed(attemptTtlS, true)
    await renameVisitorSession(db, this.#current, opened.hash)
    return opened
  }

  async openSession(tx: Database, userId: string, proof: Proof) {
    const { opened, statements } = this.#opening(tx, userId, proof)
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
    const { opened, statements } = this.#opening(db, userId, proof)
    return (await runAtOnceIf(db, condition, [...statements, ...also])) ? opened : null
  }

  #opening(
    db: Database,
    userId: string,
    { flow, factors }: Proof,
  ): { opened: OpenedSession; statements: Statement[] } {
    const { clock, settings } = this.#app
    const opened = this.#renewed(settings.sessionTtlS, false)
    // Whoever holds a token or a code only is a stranger: a known browser has tries of its own at the secrets.
    const knownToken = isOfPerson({ factors }) ? (this.#knownToken() ?? newToken()) : undefined
    const call = { browser: this, requestId: this.#context.get('requestId') }
    const statements = [
      ...(this.#current === null ? [] : [deleteSession(db, this.#current)]),
      this.#insert(db, opened, userId, factors),
      ...(knownToken === undefined ? [] : [rememberBrowser(db, userId, knownToken, clock.now())]),
      audit(this.#app, db, call, { event: 'signed_in', userId, detail: { flow } }),
    ]
    return { opened: knownToken === undefined ? opened : { ...opened, knownToken }, statements }
  }

  async actFor(db: Database, organizationId: string | null) {
    const { session } = this
    if (session === null) return null
    const opened = { ...this.#renewed(0, false), expiresAt: session.expiresAt }
    const from = { hash: session.hash, actingForId: session.actingFor?.id ?? null }
    const to = { hash: opened.hash, actingForId: organizationId }
    return (await changeActing(db, from, to)) ? opened : null
  }

  adopt(opened: OpenedSession | null) {
    if (opened === null) return
    this.#current = opened.hash
    const { clock } = this.#app
    const maxAge = secondsUntil(opened.expiresAt, clock.now())
    const lasting = opened.isVisitor ? undefined : maxAge
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

  #renewed(ttlS: number, isVisitor: boolean): OpenedSession {
    const token = newToken()
    const expiresAt = after(this.#app.clock.now(), ttlS)
    return { token, hash: hashToken(token), expiresAt, isVisitor }
  }

  #insert(
    db: Database,
    { hash, expiresAt }: OpenedSession,
    userId: string | null,
    factors: readonly string[],
  ) {
    const { ip, userAgent } = this
    const createdAt = this.#app.clock.now()
    return insertSession(db, { hash, expiresAt, createdAt, userId, factors, ip, userAgent })
  }
}
