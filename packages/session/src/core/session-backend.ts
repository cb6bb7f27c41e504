import type { Organization } from '@vestibule/api-client/contract'

/** The session of a signed-in user, as a backend reports it. */
export interface BackendSession {
  /** The user's id, which must not change; for instance a primary key. */
  readonly userId: string
  /**
   * When the session ends, in milliseconds since 1970-01-01 UTC, such as `Date.now() + 3_600_000` for in an hour. Not
   * a duration.
   */
  readonly endsAtMs: number
  /**
   * The backend's clock when it answered, in milliseconds since 1970-01-01 UTC, for instance from the `Date` header.
   * Corrects a wrong clock of the device. Without it the device's clock is used.
   */
  readonly serverTimeMs?: number | null
  /** The customer for whom the user acts, if the backend has such a feature. */
  readonly actingFor?: Organization | null
  /**
   * When the session is locked unless somebody uses it, in milliseconds since 1970-01-01 UTC of the backend's clock, if
   * the backend has such a feature.
   */
  readonly locksAtMs?: number | null
}

/**
 * What a backend notices in its own calls: a 401, a refusal because the session is locked, or an answer for somebody
 * other than the page's user.
 */
export type BackendEvent = 'unauthorized' | 'locked' | 'userChanged' | 'actingForChanged'

/**
 * Says who is signed in. `vestibuleBackend(client)` is the implementation for Vestibule's own server; implement this
 * interface for any other backend.
 */
export interface SessionBackend {
  /**
   * Who is signed in and until when; null if nobody is. Called when the page starts, every hour, and each time the
   * user returns to the tab. It must not prolong the session. It must reject if the backend cannot be reached,
   * because null ends the session. `locked`: there is one, which its user has to unlock.
   */
  readonly getSession: () => Promise<BackendSession | 'locked' | null>
  /**
   * Whether the session still exists, asked of the server and not of a value cached in the browser. Called when the
   * session should have ended, or when another tab reports a sign-in or sign-out. Without it only `getSession` is
   * called.
   */
  readonly isSignedIn?: () => Promise<boolean>
  /** The address of the sign-in page, which goes on to `returnTo`, a path of this origin. */
  readonly signInUrl: (returnTo: string) => string
  /** The address of the page that unlocks the session and goes on to `returnTo`. Default: that of the sign-in page. */
  readonly unlockUrl?: (returnTo: string) => string
  /**
   * Tells the backend that somebody uses the page, at most once a minute. Resolves to when the session is locked now, as
   * in `locksAtMs`.
   */
  readonly reportActivity?: () => Promise<number | null>
  /**
   * Whether a path belongs to signing in: the session makes no call and shows nothing on such pages. Default: only
   * the path of `signInUrl`.
   */
  readonly isSignInPage?: (pathname: string) => boolean
  /**
   * Ends the session at the backend. Rejects if that failed. Resolves to `leaving` if it navigates away itself;
   * otherwise the session goes to the sign-in page. Without it, sign-out only goes to the sign-in page.
   */
  readonly signOut?: () => Promise<'leaving' | void>
  /** Called when a call of the backend meets a `BackendEvent`. Returns an unsubscribe function. */
  readonly subscribe?: (listener: (event: BackendEvent) => void) => () => void
}

/** Thrown by a backend that could not read the session. */
export class SessionUnreadableError extends Error {
  override readonly name = 'SessionUnreadableError'
  /** A user who the backend knows is signed in nevertheless; null if it does not know. */
  readonly userId: string | null
  constructor(message: string, options: ErrorOptions & { readonly userId?: string | null } = {}) {
    super(message, options)
    this.userId = options.userId ?? null
  }
}

/** The backend's answer is malformed. Retrying does not help; the backend's code must be fixed. */
export class WrongBackendError extends Error {
  override readonly name = 'WrongBackendError'
  /** The message in the log; `detail` is logged with it. */
  readonly summary: string
  readonly detail: string
  constructor(detail: string, summary = 'Wrong session backend') {
    super(`${summary}: ${detail}`)
    this.summary = summary
    this.detail = detail
  }
}

/** The range of valid ends, from 2001-09-09 to the year 5138. A number outside of it is not in milliseconds. */
const leastEndMs = 1e12
const mostEndMs = 1e14

/**
 * Returns the backend's session if it is well-formed.
 * @throws {WrongBackendError} for an end in other units or a missing user, which would be a session that never ends
 * or that nobody owns. The message is longer in development; production builds leave the detail out to stay small.
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
