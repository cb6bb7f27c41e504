import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { readSecretCookie } from '../../platform/http/cookies.ts'
import { hashToken } from '../../platform/random.ts'
import { bearerOf, type Bearer } from '../tokens/bearer.ts'
import { isLocked } from './idle-lock.ts'
import type { Session } from './session.ts'

/** The sender of a request, identified by connection, cookies and token. */
export interface Guest {
  readonly ip: string
  /**
   * Hash of the session id in the request's cookie, whether or not the session exists. Null: the request has no such
   * cookie, or has a token for programs.
   */
  readonly hash: Buffer | null
  /**
   * The token for programs in the request. Only requests to apps accept it; calls of the API ignore it and see a
   * request without a session.
   */
  readonly bearer: Bearer | null
  /**
   * Looks up the session, once per request. Null if there is none, or if it still lacks its second factor. Rejects
   * while the database does not answer.
   */
  readonly session: () => Promise<Session | null>
  /**
   * Looks up the session, once per request, even if it still lacks its second factor. Null if there is none, or if it
   * lacks its second factor and has been idle for so long that a complete session would be locked.
   */
  readonly begunSession: () => Promise<Session | null>
}

declare module '../../platform/http/app-env.ts' {
  interface RequestVariables {
    /** The sender of the request, once `guestOf` has identified them. */
    guest?: Guest
  }
}

/**
 * Identifies the sender of a request. Call it before the first `await`: once the client has disconnected, its address
 * is unknown.
 */
export function guestOf(
  { clock, findSession, settings }: Pick<App, 'clock' | 'findSession' | 'settings'>,
  c: Context<AppEnv>,
): Guest {
  const known = c.get('guest')
  if (known !== undefined) return known
  const bearer = bearerOf(c.req.header('authorization'))
  const token = readSecretCookie(c, settings, 'sessionid')
  const hash = token === undefined || bearer !== null ? null : hashToken(token)
  let found: Promise<Session | null> | undefined
  async function find() {
    const session = hash === null ? null : await findSession(hash, clock.now())
    // Ignore a session that lacks its second factor once it would be locked: showing the factor would also unlock it,
    // for anybody who finds the browser unattended. The user has to sign in anew.
    return session?.lacksSecondFactor === true && isLocked(clock, session) ? null : session
  }
  const begunSession = () => (found ??= find())
  const guest: Guest = {
    ip: clientAddress(c, settings.trustedProxyHops),
    hash,
    bearer,
    async session() {
      const session = await begunSession()
      return session?.lacksSecondFactor === false ? session : null
    },
    begunSession,
  }
  c.set('guest', guest)
  return guest
}
