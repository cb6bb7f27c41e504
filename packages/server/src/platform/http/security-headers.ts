import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings/settings.ts'
import type { AppEnv } from './app-env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { isHttps } from './cookies.ts'

/**
 * Sets headers on every response. They are set on the socket's response beforehand, so that a handler can override
 * them; changing a finished Response would also be slower.
 */
export function securityHeaders(settings: Settings): MiddlewareHandler<AppEnv> {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isHttps(settings) && settings.hsts !== 'off'
      ? { 'Strict-Transport-Security': strictTransport(settings.hsts) }
      : {}),
  }
  const entries = Object.entries(headers)
  return (c, next) => {
    for (const [name, value] of entries) c.env.outgoing.setHeader(name, value)
    return next()
  }
}

/**
 * `Strict-Transport-Security` for two years. Covers hosts below this one only if the operator says that all of them
 * have https, because browsers keep it for that long.
 */
function strictTransport(scope: 'host' | 'subdomains'): string {
  return `max-age=63072000${scope === 'subdomains' ? '; includeSubDomains' : ''}`
}
