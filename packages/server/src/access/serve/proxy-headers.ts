import { gateCookies } from '../gate/gate-cookies.ts'
import type { GateHeaders } from '../gate/gate-headers.ts'
import { csrfCookie, secretCookies } from '../../platform/http/cookies.ts'

/** Headers of a single connection, which a proxy must not forward: RFC 9110, 7.6.1. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Headers by which this server or a proxy tells an app of the request. Dropped from the client's, whole families of them:
 * frameworks read names that this server does not send. Some also read `Remote_User` as `Remote-User`.
 */
const toldByProxies = new RegExp(
  [
    '^(?:remote|x-vestibule|x-forwarded|x-original|x-rewrite|x-http-method)(?:-|$)',
    '^(?:host|forwarded|accept-encoding|proxy|x-real-ip|x-client-ip|x-method-override)$',
  ].join('|'),
)
const normalized = (name: string) => name.toLowerCase().replaceAll('_', '-')

/** Every cookie that an app neither sees nor sets, without the prefix `__Host-`. */
export const platformCookies: readonly string[] = [...secretCookies, csrfCookie, ...gateCookies]
const isOwnCookie = (name: string) =>
  platformCookies.includes(name.toLowerCase().replace(/^__host-/, ''))

interface Forwarded {
  readonly origin: string
  /** The client's network address. */
  readonly address: string
  /** The part that was removed from the front of the path. */
  readonly prefix: string
}

/** The headers of a request as sent to the app behind the gate. */
export function upstreamHeaders(
  incoming: Headers,
  gate: GateHeaders,
  { origin, address, prefix }: Forwarded,
): Headers {
  const named = (incoming.get('connection') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
  const dropped = new Set([...hopByHop, ...named])
  const headers = new Headers()
  for (const [name, value] of incoming) {
    if (dropped.has(name) || toldByProxies.test(normalized(name))) continue
    const kept = name === 'cookie' ? withoutOwnCookies(value) : value
    if (kept !== '') headers.append(name, kept)
  }
  for (const [name, value] of Object.entries(gate)) headers.set(name, value)
  const { protocol, host } = new URL(origin)
  headers.set('X-Forwarded-For', address)
  headers.set('X-Forwarded-Proto', protocol.slice(0, -1))
  headers.set('X-Forwarded-Host', host)
  headers.set('X-Forwarded-Prefix', prefix)
  return headers
}

function withoutOwnCookies(header: string): string {
  const cookies = header.split(';').map((cookie) => cookie.trim())
  return cookies.filter((cookie) => !isOwnCookie(cookie.split('=')[0]?.trim() ?? '')).join('; ')
}

/** Removes the platform's cookies from an app's answer. The app may set any others that have a name. */
export function withoutOwnSetCookies(headers: Headers) {
  const lines = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const line of lines) {
    const [, name = ''] = /^([^=;]*)=/.exec(line) ?? []
    // Browsers keep `=sessionid=x` as a cookie without a name, and send it back as `sessionid=x`.
    if (name.trim() !== '' && !isOwnCookie(name.trim())) headers.append('set-cookie', line)
  }
}
