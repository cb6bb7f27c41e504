import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Keys } from '../keys.ts'
import { newId } from '../random.ts'
import type { Settings } from '../settings/settings.ts'
import type { AppEnv } from './app-env.ts'
import { readCsrfCookie } from './cookies.ts'

/**
 * Makes a CSRF token that is valid only with this session id, so that an attacker cannot plant a token made for another
 * session.
 */
export function newCsrfToken(keys: Keys, sessionId: string): string {
  const nonce = newId()
  return `${nonce}.${signatureOf(keys, sessionId, nonce).toString('base64url')}`
}

export function isCsrfTokenOf(keys: Keys, sessionId: string, token: string | undefined): boolean {
  const [nonce = '', signature = ''] = (token ?? '').split('.')
  const expected = signatureOf(keys, sessionId, nonce)
  const given = Buffer.from(signature, 'base64url')
  if (given.length === expected.length && timingSafeEqual(given, expected)) return true
  return keys.previous !== null && isCsrfTokenOf(keys.previous, sessionId, token)
}

/**
 * Whether another site may have made this state-changing request. False only if `X-CSRFToken` repeats the token in the
 * CSRF cookie, the token is signed for this session, and neither `Origin` nor `Sec-Fetch-Site` names another site. If
 * both of these headers are missing, the token alone counts.
 */
export function mayBeForged(
  c: Context<AppEnv>,
  app: { keys: Keys; settings: Settings },
  sessionId: string | undefined,
): boolean {
  const token = c.req.header('x-csrftoken')
  const isOurs =
    isOwnOrigin(c, app.settings) &&
    sessionId !== undefined &&
    token !== undefined &&
    token === readCsrfCookie(c, app.settings) &&
    isCsrfTokenOf(app.keys, sessionId, token)
  return !isOurs
}

function signatureOf(keys: Keys, sessionId: string, nonce: string): Buffer {
  return keys.mac('csrf', sessionId, nonce)
}

function isOwnOrigin(c: Context<AppEnv>, settings: Settings): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = c.req.header('origin')
  // Pages with the referrer policy `no-referrer` send `Origin: null`. Decide by the browser's `Sec-Fetch-Site` then.
  if (origin === 'null') return site === 'same-origin'
  return origin === undefined || ownOrigins(settings).includes(origin)
}

/**
 * The origins from which state-changing requests are accepted: `PUBLIC_ORIGIN` and `PASSKEY_ORIGINS`. In development,
 * `localhost` and the loopback addresses count as the same origin.
 */
function ownOrigins({ publicOrigin, passkeys, production }: Settings): string[] {
  const { hostname, port, protocol } = new URL(publicOrigin)
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  const isLoopback = !production && loopback.includes(hostname)
  const own = isLoopback
    ? loopback.map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`)
    : [publicOrigin]
  return [...own, ...passkeys.origins]
}
