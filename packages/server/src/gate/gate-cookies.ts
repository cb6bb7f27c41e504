import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { AppEnv } from '../http/app-env.ts'

/** On the app's own origin: `gate` stands for the session, `gate-state` for the browser while it is let in. */
type GateCookie = 'gate' | 'gate-state'

/** `__Host-` keeps other hosts of the domain from planting the cookie; it needs https. */
const nameOn = (origin: string, name: GateCookie) =>
  origin.startsWith('https:') ? `__Host-${name}` : name

export function readGateCookie(c: Context<AppEnv>, origin: string, name: GateCookie) {
  const value = getCookie(c, nameOn(origin, name))
  return value !== undefined && /^[\w-]{16,128}$/.test(value) ? value : null
}

/** Without `maxAge` (seconds) it lasts until the browser closes. */
export function writeGateCookie(
  c: Context<AppEnv>,
  origin: string,
  name: GateCookie,
  value: string,
  maxAge?: number,
) {
  const options = {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: origin.startsWith('https:'),
    ...(maxAge === undefined ? {} : { maxAge }),
  } as const
  c.get('setCookies').set(name, generateCookie(nameOn(origin, name), value, options))
}
