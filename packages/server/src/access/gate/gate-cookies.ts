import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { AppEnv } from '../../platform/http/app-env.ts'

/**
 * Cookies on an app's own origin: `gate` stands for the user's session. `gate-state` shows, when sign-in leads the
 * browser back to the app with a ticket, that the same browser has requested the ticket.
 */
export const gateCookies = ['gate', 'gate-state'] as const
type GateCookie = (typeof gateCookies)[number]

/** `__Host-` prevents other hosts of the domain from setting the cookie; it requires https. */
const nameOn = (origin: string, name: GateCookie) =>
  origin.startsWith('https:') ? `__Host-${name}` : name

export function readGateCookie(c: Context<AppEnv>, origin: string, name: GateCookie) {
  const value = getCookie(c, nameOn(origin, name))
  return value !== undefined && /^[\w-]{16,128}$/.test(value) ? value : null
}

/** Sets a cookie on an app's own origin. Without `maxAge` (seconds) it lasts until the browser closes. */
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
