import {
  getAuthenticated,
  getProfile,
  getSessionValidity,
  logout,
  reportActivity,
  type Client,
} from '@vestibule/api-client'
import { addressWithNext } from './login-address.ts'
import {
  SessionUnreadableError,
  WrongBackendError,
  type SessionBackend,
} from './session-backend.ts'

/** Paths of the pages to which {@link vestibuleBackend} leads. */
export interface VestibuleBackendOptions {
  /** Path of the sign-in page. Default: `/auth/signin/`. */
  readonly signInPath?: string
  /** Path of the page that unlocks a locked session. Default: `/auth/unlock`. */
  readonly unlockPath?: string
}

/** The backend for Vestibule's own server, or any other server that answers the same calls. */
export function vestibuleBackend(
  client: Client,
  { signInPath = '/auth/signin/', unlockPath = '/auth/unlock' }: VestibuleBackendOptions = {},
): SessionBackend {
  let hasAnswered = false

  async function getSession() {
    // Request the profile at once, before the answer about the session is there: the page shows the profile too, so
    // both share one request.
    const firstProfile = hasAnswered ? null : getProfile(client)
    const validity = await getSessionValidity(client)
    if (validity.kind === 'notSignedIn') return null
    if (validity.kind === 'failed' && validity.error.code === 'session_locked') return 'locked'
    const profile = await firstProfile
    if (validity.kind !== 'loaded') {
      throw new SessionUnreadableError('Failed to fetch session time left', {
        cause: validity.error,
        userId: profile?.kind === 'loaded' ? profile.value.id : null,
      })
    }
    const { maxTtl, serverTimeMs, userId, actingFor, locksAtMs } = validity.value
    const endsAtMs = parseSessionEnd(maxTtl)
    if (endsAtMs === null) {
      throw new WrongBackendError(
        `max_ttl is ${JSON.stringify(maxTtl)}` +
          (process.env.NODE_ENV === 'production'
            ? ''
            : '. It must be the time of the end in seconds since 1970, not how long the session lasts.'),
        'Invalid session TTL',
      )
    }
    hasAnswered = true
    return { userId, endsAtMs, serverTimeMs, actingFor, locksAtMs }
  }

  return {
    getSession,
    isSignedIn: async () => {
      const answer = await getAuthenticated(client)
      if (!('error' in answer)) return true
      if (answer.kind === 'signedOut') return false
      throw new SessionUnreadableError('Failed to ask whether the user is authenticated', {
        cause: answer.error,
      })
    },
    unlockUrl: (returnTo) => addressWithNext(unlockPath, returnTo),
    reportActivity: async () => {
      const outcome = await reportActivity(client)
      if (outcome.kind !== 'reported') throw outcome.error
      return outcome.locksAtMs
    },
    signInUrl: (returnTo) => addressWithNext(signInPath, returnTo),
    isSignInPage: (pathname) => pathname.startsWith('/auth/'),
    signOut: async () => {
      const outcome = await logout(client)
      if (outcome.kind !== 'signedOut') throw outcome.error
    },
    subscribe: (listener) => {
      const unsubscribe = [
        client.onUnauthorized(() => listener('unauthorized')),
        client.onLocked(() => listener('locked')),
        client.onUserChanged(({ isSameUser }) =>
          listener(isSameUser ? 'actingForChanged' : 'userChanged'),
        ),
      ]
      return () => {
        for (const one of unsubscribe) one()
      }
    },
  }
}

/**
 * Converts the server's `max_ttl` to milliseconds since 1970. A number from 1e11 on is in milliseconds, from 1e9 to
 * 1e11 in seconds. Null for anything else, which is an invalid answer.
 */
function parseSessionEnd(maxTtl: unknown): number | null {
  if (typeof maxTtl !== 'number' || !(maxTtl >= 1e9 && maxTtl < Infinity)) return null
  return maxTtl < 1e11 ? maxTtl * 1000 : maxTtl
}
