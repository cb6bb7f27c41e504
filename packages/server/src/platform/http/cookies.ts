import { languageCookie, type Language } from '@vestibule/api-client/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { Settings } from '../settings/settings.ts'
import type { AppEnv } from './app-env.ts'

const yearS = 31_536_000

/**
 * The name of a cookie. Under https it gets the prefix `__Host-`: browsers then refuse the cookie from other hosts of
 * the domain.
 */
function nameOf(settings: Settings, name: string): string {
  return isHttps(settings) ? `__Host-${name}` : name
}

export function isHttps(settings: Settings): boolean {
  return settings.publicOrigin.startsWith('https:')
}

/**
 * The name of a cookie that scripts read. It gets the prefix `__Host-` only if the setting `PREFIXED_COOKIES` is on,
 * because existing clients look for the name without that prefix.
 */
function readableName(settings: Settings, name: string): string {
  return settings.prefixedCookies ? nameOf(settings, name) : name
}

/** Name of the cookie with the CSRF token, without the prefix `__Host-`. */
export const csrfCookie = 'csrftoken'
/**
 * Names of the cookies that scripts cannot read, without the prefix `__Host-`. The server removes these cookies from
 * requests that it forwards to apps.
 */
export const secretCookies = ['sessionid', 'browserid', 'deviceid', 'federation'] as const
export type SecretCookie = (typeof secretCookies)[number]

export function readSecretCookie(
  c: Context<AppEnv>,
  settings: Settings,
  name: SecretCookie,
): string | undefined {
  const value = getCookie(c, nameOf(settings, name))
  return value !== undefined && /^[\w-]{16,128}$/.test(value) ? value : undefined
}

/** Middleware that adds the cookies set during a request to its response, also after an error. */
export const responseCookies: MiddlewareHandler<AppEnv> = async (c, next) => {
  const lines = new Map<string, string>()
  c.set('setCookies', lines)
  await next()
  for (const line of lines.values()) c.env.outgoing.appendHeader('Set-Cookie', line)
}

function set(
  c: Context<AppEnv>,
  name: string,
  value: string,
  options: Parameters<typeof generateCookie>[2],
) {
  c.get('setCookies').set(name, generateCookie(name, value, options))
}

/** Sets a cookie that scripts cannot read. Without `maxAge` (seconds) it lasts until the browser closes. */
export function writeSecretCookie(
  c: Context<AppEnv>,
  settings: Settings,
  name: SecretCookie,
  value: string,
  maxAge?: number,
) {
  set(c, nameOf(settings, name), value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isHttps(settings),
    // Limit the age: Hono throws above 400 days, the maximum of browsers.
    ...(maxAge === undefined ? {} : { maxAge: Math.min(maxAge, yearS) }),
  })
}

export function writeCsrfCookie(c: Context<AppEnv>, settings: Settings, value: string) {
  set(c, readableName(settings, csrfCookie), value, {
    sameSite: 'Lax',
    path: '/',
    secure: isHttps(settings),
  })
}

export function readCsrfCookie(c: Context<AppEnv>, settings: Settings): string | undefined {
  return getCookie(c, readableName(settings, csrfCookie))
}

export function readLanguageCookie(c: Context<AppEnv>, settings: Settings): string | undefined {
  return getCookie(c, readableName(settings, languageCookie))
}

/**
 * Sets the cookie with the language that was chosen in this browser, for a year. Null deletes the cookie, so that pages
 * follow the browser's own languages again.
 */
export function writeLanguageCookie(
  c: Context<AppEnv>,
  settings: Settings,
  language: Language | null,
) {
  const maxAge = language === null ? 0 : yearS
  const options = { sameSite: 'Lax', path: '/', secure: isHttps(settings), maxAge } as const
  set(c, readableName(settings, languageCookie), language ?? '', options)
}
