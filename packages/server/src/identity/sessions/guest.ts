import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { readSecretCookie } from '../../platform/http/cookies.ts'
import { hashToken } from '../../platform/random.ts'
import { bearerOf, type Bearer } from '../tokens/bearer.ts'
import { isLocked } from './idle-lock.ts'
import type { Session } from './session.ts'

/** Whoever makes a request, as the connection, the cookies and the token say. */
export interface Guest {
  readonly ip: string
  /**
   * Hash of the session id that the browser sent, whether or not the session exists. Null: it sent none, or a token comes
   * with it.
   */
  readonly hash: Buffer | null
  /** The token for programs that the request brings. Only the gate takes it: to every call such a request is a visitor's. */
  readonly bearer: Bearer | null
  /**
   * The session, which is looked up once per request. Null also if it lacks its second factor. Rejects while the
   * database does not answer.
   */
  readonly session: () => Promise<Session | null>
  /** The same, also if the session lacks its second factor, until the time after which a whole one would be locked. */
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
    // What shows a missing factor also unlocks: whoever comes upon such a page begins anew.
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
