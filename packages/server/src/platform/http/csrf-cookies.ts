import type { Context } from 'hono'
import type { Keys } from '../keys.ts'
import { newToken } from '../random.ts'
import type { Settings } from '../settings/settings.ts'
import type { AppEnv } from './app-env.ts'
import { readCsrfCookie, readSecretCookie, writeCsrfCookie, writeSecretCookie } from './cookies.ts'
import { isCsrfTokenOf, newCsrfToken } from './csrf.ts'

interface CsrfWorld {
  readonly keys: Keys
  readonly settings: Settings
}

/**
 * Sets the cookies of a session id and of a CSRF token that is valid only with this session id. `maxAge`: seconds for
 * which the browser keeps the session id; absent: until it closes.
 */
export function writeSessionCookies(
  { keys, settings }: CsrfWorld,
  c: Context<AppEnv>,
  sessionId: string,
  maxAge?: number,
) {
  writeSecretCookie(c, settings, 'sessionid', sessionId, maxAge)
  writeCsrfCookie(c, settings, newCsrfToken(keys, sessionId))
}

/**
 * Sets cookies with a new session id and its CSRF token if the browser sends no session id. If only the token is
 * missing, or is for another session id, sets just a new token. No session is stored.
 */
export function ensureCsrfCookies(world: CsrfWorld, c: Context<AppEnv>) {
  const { keys, settings } = world
  const sessionId = readSecretCookie(c, settings, 'sessionid')
  if (sessionId === undefined) writeSessionCookies(world, c, newToken())
  else if (!isCsrfTokenOf(keys, sessionId, readCsrfCookie(c, settings))) {
    writeCsrfCookie(c, settings, newCsrfToken(keys, sessionId))
  }
}
