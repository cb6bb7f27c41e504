import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings/settings.ts'
import type { AppEnv } from './app-env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { isHttps } from './cookies.ts'

/**
 * Middleware that sets the security headers of every response. It sets them on the socket's response before the handler
 * runs, so that the handler can override them; changing a finished Response would also be slower.
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
 * The value of the header `Strict-Transport-Security`, valid for two years. With `subdomains` it includes all hosts
 * below that of the platform: browsers then refuse plain http to them for that long, so each must have https.
 */
function strictTransport(scope: 'host' | 'subdomains'): string {
  return `max-age=63072000${scope === 'subdomains' ? '; includeSubDomains' : ''}`
}
