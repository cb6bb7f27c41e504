import type { Organization } from '@vestibule/api-client/contract'

/** The session of a signed-in user, as a backend tells of it. */
export interface BackendSession {
  /** Whose session it is: an id that stays the same, such as a primary key. */
  readonly userId: string
  /** When it ends, in milliseconds since 1970-01-01 UTC: `Date.now() + 3_600_000` is in an hour. Not how long it lasts. */
  readonly endsAtMs: number
  /**
   * The backend's clock when it answered, in milliseconds since 1970-01-01 UTC; the answer's `Date` header says it.
   * Corrects a wrong clock of the device. Without it the device's clock counts.
   */
  readonly serverTimeMs?: number | null
  /** The customer for whom the user acts, where there is such a thing. */
  readonly actingFor?: Organization | null
}

/** What a backend's own calls have noticed: a 401, or an answer that is for somebody else than the page's user. */
export type BackendEvent = 'unauthorized' | 'userChanged' | 'actingForChanged'

/**
 * Answers who is signed in. `vestibuleBackend(client)` is the one of Vestibule's own server; any other backend is
 * an object of this form.
 */
export interface SessionBackend {
  /**
   * Who is signed in and until when; null for nobody. Asked when the page starts, every hour, and on each return to
   * the tab. It must not prolong the session, and must reject when the backend cannot be reached: null ends the session.
   */
  readonly getSession: () => Promise<BackendSession | null>
  /**
   * Whether the session still holds, asked of the server itself and not of something kept in the browser. Used when
   * the session should have ended, or another tab has said so. Without it `getSession` is asked.
   */
  readonly isSignedIn?: () => Promise<boolean>
  /** The address of the sign-in page, which afterwards goes to `returnTo`, a path of this origin. */
  readonly signInUrl: (returnTo: string) => string
  /**
   * Whether a path belongs to signing in: the session makes no call there and shows nothing. Default: the path of
   * `signInUrl` alone.
   */
  readonly isSignInPage?: (pathname: string) => boolean
  /**
   * Ends the session at the backend. Rejects when that failed. Resolves to `leaving` when it has left the page by
   * itself; otherwise the session leaves for the sign-in page. Without it nothing but the page is left.
   */
  readonly signOut?: () => Promise<'leaving' | void>
  /** Tells of what the backend's calls notice. Returns an unsubscribe function. */
  readonly subscribe?: (listener: (event: BackendEvent) => void) => () => void
}

/** A backend that could not say how the session stands. */
export class SessionUnreadableError extends Error {
  override readonly name = 'SessionUnreadableError'
  /** Somebody whom the backend knows to be signed in all the same; null where it cannot tell. */
  readonly userId: string | null
  constructor(message: string, options: ErrorOptions & { readonly userId?: string | null } = {}) {
    super(message, options)
    this.userId = options.userId ?? null
  }
}

/** A backend that answers, but wrongly: asking again does not help, its code has to be mended. */
export class WrongBackendError extends Error {
  override readonly name = 'WrongBackendError'
  /** What is logged, with the detail beside it. */
  readonly summary: string
  readonly detail: string
  constructor(detail: string, summary = 'Wrong session backend') {
    super(`${summary}: ${detail}`)
    this.summary = summary
    this.detail = detail
  }
}

/** 2001-09-09; no session of today ends before it. */
const leastEndMs = 1e12

/**
 * What a backend has said of the session, if it can be believed.
 * @throws {WrongBackendError} for an end in other units or without a user, which would be a session that never ends
 * or that nobody owns. The message says more in development than in production, where it would only be weight.
 */
export function checkedSession(session: BackendSession): BackendSession {
  const { userId, endsAtMs } = session
  if (typeof userId !== 'string' || userId === '') {
    throw new WrongBackendError(`userId is ${JSON.stringify(userId)}${adviceForUserId()}`)
  }
  if (typeof endsAtMs !== 'number' || !(endsAtMs >= leastEndMs && endsAtMs < Infinity)) {
    throw new WrongBackendError(`endsAtMs is ${JSON.stringify(endsAtMs)}${adviceForEnd(endsAtMs)}`)
  }
  return session
}

function adviceForUserId(): string {
  if (process.env.NODE_ENV === 'production') return ''
  return '. It must be a text that names the user.'
}

function adviceForEnd(end: unknown): string {
  if (process.env.NODE_ENV === 'production') return ''
  const guess =
    typeof end !== 'number' || !(end >= 0 && end < 1e11)
      ? ''
      : `, which looks like ${end < 1e9 ? 'the time left' : 'seconds since 1970'}`
  return `${guess}. It must be the time of the end in milliseconds since 1970, such as 1893456000000.`
}
