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
   * Hash of the session id that the browser sent, whether or not the session exists. Null: the request has none, or has
   * a token.
   */
  readonly hash: Buffer | null
  /** The token for programs that the request brings. Only the gate uses it; for all calls the sender is a visitor. */
  readonly bearer: Bearer | null
  /**
   * The session, looked up once per request. Null also if it lacks its second factor. Rejects while the database does
   * not answer.
   */
  readonly session: () => Promise<Session | null>
  /**
   * Like `session`, but also if the session lacks its second factor, until the time at which a complete one would be
   * locked.
   */
  readonly begunSession: () => Promise<Session | null>
}

const guests = new WeakMap<Context<AppEnv>, Guest>()

/** Call it before the first `await` of a request: after the client disconnects, its address is unknown. */
export function guestOf(
  { clock, findSession, settings }: Pick<App, 'clock' | 'findSession' | 'settings'>,
  c: Context<AppEnv>,
): Guest {
  const known = guests.get(c)
  if (known !== undefined) return known
  const bearer = bearerOf(c.req.header('authorization'))
  const token = readSecretCookie(c, settings, 'sessionid')
  const hash = token === undefined || bearer !== null ? null : hashToken(token)
  let found: Promise<Session | null> | undefined
  async function find() {
    const session = hash === null ? null : await findSession(hash, clock.now())
    // Showing a missing factor would also unlock the session: a person who finds such a page has to sign in anew.
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
  guests.set(c, guest)
  return guest
}
