import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { readSecretCookie } from '../../platform/http/cookies.ts'
import { hashToken } from '../../platform/random.ts'
import type { Session } from './session.ts'

/** Whoever makes a request, as the connection and the cookies say. */
export interface Guest {
  readonly ip: string
  /** Hash of the session id that the browser sent, whether or not the session exists. Null: it sent none. */
  readonly hash: Buffer | null
  /** The session, which is looked up once per request. Rejects while the database does not answer. */
  readonly session: () => Promise<Session | null>
}

const guests = new WeakMap<Context<AppEnv>, Guest>()

/** Call it before the first `await` of a request: after the client disconnects, its address is unknown. */
export function guestOf(
  { clock, findSession, settings }: Pick<App, 'clock' | 'findSession' | 'settings'>,
  c: Context<AppEnv>,
): Guest {
  const known = guests.get(c)
  if (known !== undefined) return known
  const token = readSecretCookie(c, settings, 'sessionid')
  const hash = token === undefined ? null : hashToken(token)
  let found: Promise<Session | null> | undefined
  const guest: Guest = {
    ip: clientAddress(c, settings.trustedProxyHops),
    hash,
    session: () =>
      (found ??= hash === null ? Promise.resolve(null) : findSession(hash, clock.now())),
  }
  guests.set(c, guest)
  return guest
}
