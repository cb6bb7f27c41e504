import type { Organization } from '@vestibule/api-client/contract'

/** The session of a signed-in user, as a backend reports it. */
export interface BackendSession {
  /** The user's id, for instance a primary key. It must never change: a user with another id counts as another user. */
  readonly userId: string
  /**
   * When the session ends, in milliseconds since 1970-01-01 UTC; `Date.now() + 3_600_000` is in one hour. Not a
   * duration.
   */
  readonly endsAtMs: number
  /**
   * The time on the backend's clock when it answered, in milliseconds since 1970-01-01 UTC, for instance from the
   * `Date` header. With it the session corrects a wrong clock of the device. Without it the device's clock is used.
   */
  readonly serverTimeMs?: number | null
  /** The customer for whom the user acts, if the backend supports this. Null or absent: for nobody. */
  readonly actingFor?: Organization | null
  /**
   * When the session is locked unless somebody uses it before, in milliseconds since 1970-01-01 UTC of the backend's
   * clock, if the backend locks sessions. Null or absent: never.
   */
  readonly locksAtMs?: number | null
}

/**
 * What the backend notices in its own calls: a 401, a refusal because the session is locked, or an answer for another
 * user or customer than those of the page.
 */
export type BackendEvent = 'unauthorized' | 'locked' | 'userChanged' | 'actingForChanged'

/**
 * Says who is signed in. `vestibuleBackend(client)` is the implementation for Vestibule's own server; implement this
 * interface for any other backend.
 */
export interface SessionBackend {
  /**
   * Reads who is signed in and until when; null if nobody is. Called among others when the page starts, every hour, and
   * each time the user returns to the tab. It must not prolong the session, which an open page would otherwise keep
   * alive for ever. It must reject if the backend cannot be reached, because null ends the session. `locked`: somebody
   * is signed in, but the user has to unlock the session.
   */
  readonly getSession: () => Promise<BackendSession | 'locked' | null>
  /**
   * Asks the server, not a value cached in the browser, whether the session still exists. Called before `getSession`
   * when the session is over or should be, or when another tab reports a sign-in or sign-out. If it is missing, only
   * `getSession` is called.
   */
  readonly isSignedIn?: () => Promise<boolean>
  /** Returns the address of the sign-in page. That page must go on to `returnTo`, a path of this origin. */
  readonly signInUrl: (returnTo: string) => string
  /**
   * Returns the address of the page that unlocks the session and then goes on to `returnTo`. Default: the sign-in page.
   */
  readonly unlockUrl?: (returnTo: string) => string
  /**
   * Tells the backend that somebody uses the page, at most once a minute. Resolves to the new time of the lock, in
   * milliseconds since 1970 as in `locksAtMs`; null: never.
   */
  readonly reportActivity?: () => Promise<number | null>
  /**
   * Whether a path belongs to signing in. On such pages the session makes no calls and shows nothing. Default: only the
   * path of `signInUrl`.
   */
  readonly isSignInPage?: (pathname: string) => boolean
  /**
   * Ends the session at the backend. Rejects if that failed. Resolves to `leaving` if the backend itself navigates
   * away; otherwise the page goes to the sign-in page. Without `signOut`, signing out only goes to the sign-in page.
   */
  readonly signOut?: () => Promise<'leaving' | void>
  /** Calls `listener` when a call of the backend meets a `BackendEvent`. Returns an unsubscribe function. */
  readonly subscribe?: (listener: (event: BackendEvent) => void) => () => void
}

/** The error with which `getSession` of a backend rejects if it cannot read the session. */
export class SessionUnreadableError extends Error {
  override readonly name = 'SessionUnreadableError'
  /** The id of the user, if the backend knows nevertheless who is signed in; otherwise null. */
  readonly userId: string | null
  constructor(message: string, options: ErrorOptions & { readonly userId?: string | null } = {}) {
    super(message, options)
    this.userId = options.userId ?? null
  }
}

/** The error for a malformed answer of the backend. Retrying does not help; the backend's code must be fixed. */
export class WrongBackendError extends Error {
  override readonly name = 'WrongBackendError'
  /** What is wrong in general, for the log; `detail` is logged with it. */
  readonly summary: string
  readonly detail: string
  constructor(detail: string, summary = 'Wrong session backend') {
    super(`${summary}: ${detail}`)
    this.summary = summary
    this.detail = detail
  }
}

/**
 * The earliest and the latest valid end of a session, in milliseconds since 1970: in the years 2001 and 5138. Another
 * number is in another unit.
 */
const leastEndMs = 1e12
const mostEndMs = 1e14

/**
 * Returns the backend's session if it is well-formed. In development the error's message also says what the value must
 * be; production builds leave that out to stay small.
 * @throws {WrongBackendError} if the end is no time in milliseconds or the user is missing: such a session would never
 * end, or belong to nobody.
 */
export function checkedSession(session: BackendSession): BackendSession {
  if (process.env.NODE_ENV !== 'production' && (session as unknown) === undefined) {
    throw new WrongBackendError(
      'getSession resolved to undefined. It must resolve to the session, or to null if nobody is signed in.',
    )
  }
  const { userId, endsAtMs } = session
  if (typeof userId !== 'string' || userId === '') {
    throw new WrongBackendError(`userId is ${JSON.stringify(userId)}${adviceForUserId()}`)
  }
  if (typeof endsAtMs !== 'number' || !(endsAtMs >= leastEndMs && endsAtMs < mostEndMs)) {
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
  const units =
    typeof end !== 'number' || !(end >= 0) || end === Infinity
      ? null
      : (
          [
            [1e9, 'the time left'],
            [1e11, 'seconds since 1970'],
            [leastEndMs, null],
            [1e17, 'microseconds since 1970'],
            [Infinity, 'nanoseconds since 1970'],
          ] as const
        ).find(([least]) => end < least)?.[1]
  const guess = units ? `, which looks like ${units}` : ''
  return `${guess}. It must be the time of the end in milliseconds since 1970, such as 1893456000000.`
}
