import { gateCookies } from '../gate/gate-cookies.ts'
import type { GateHeaders } from '../gate/gate-headers.ts'
import { hasAppToken } from '../../identity/tokens/bearer.ts'
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
 * Headers by which this server or a proxy describes the request to an app. All of these families are dropped from the
 * client's request, because frameworks read names that this server does not send. Some also read `Remote_User` as
 * `Remote-User`.
 */
const toldByProxies = new RegExp(
  [
    '^(?:remote|x-vestibule|x-forwarded|x-original|x-rewrite|x-http-method)(?:-|$)',
    // `expect` is answered by this server before it passes the body on.
    '^(?:host|forwarded|accept-encoding|expect|proxy|x-real-ip|x-client-ip|x-method-override)$',
  ].join('|'),
)
const normalized = (name: string) => name.toLowerCase().replaceAll('_', '-')

/** Every cookie that apps may neither see nor set, without the prefix `__Host-`. */
export const platformCookies: readonly string[] = [...secretCookies, csrfCookie, ...gateCookies]
const isOwnCookie = (name: string) =>
  platformCookies.includes(name.toLowerCase().replace(/^__host-/, ''))

interface Forwarded {
  readonly origin: string
  /** The client's network address. */
  readonly address: string
  /** The part that was removed from the front of the path. Empty: nothing was removed. */
  readonly prefix: string
}

/**
 * The headers of a request as sent to the app behind the gate. A token of the platform is removed, so that no app can
 * use it elsewhere. Other bearer tokens belong to the app.
 */
export function upstreamHeaders(
  incoming: Headers,
  gate: GateHeaders,
  { origin, address, prefix }: Forwarded,
): Headers {
  const dropped = ofConnection(incoming)
  const headers = new Headers()
  for (const [name, value] of incoming) {
    if (dropped.has(name) || toldByProxies.test(normalized(name))) continue
    if (name === 'authorization' && hasAppToken(value)) continue
    const kept = name === 'cookie' ? withoutOwnCookies(value) : value
    if (kept !== '') headers.append(name, kept)
  }
  for (const [name, value] of Object.entries(gate)) headers.set(name, value)
  const { protocol, host } = new URL(origin)
  headers.set('X-Forwarded-For', address)
  headers.set('X-Forwarded-Proto', protocol.slice(0, -1))
  headers.set('X-Forwarded-Host', host)
  if (prefix !== '') headers.set('X-Forwarded-Prefix', prefix)
  return headers
}

function withoutOwnCookies(header: string): string {
  const cookies = header.split(';').map((cookie) => cookie.trim())
  return cookies.filter((cookie) => !isOwnCookie(cookie.split('=')[0]?.trim() ?? '')).join('; ')
}

/** Names of the hop-by-hop headers, including those that `Connection` names. */
function ofConnection(headers: Headers): Set<string> {
  const named = (headers.get('connection') ?? '').split(',')
  return new Set([...hopByHop, ...named.map((name) => name.trim().toLowerCase())])
}

/** Header by which handlers tell this server's HTTP adapter to send nothing. */
const toAdapter = 'x-hono-already-sent'

/**
 * The headers of an app's answer as sent to the client: without hop-by-hop headers and without the platform's cookies.
 * The app may set any other cookie that has a name. Throws if one of them cannot be sent.
 */
export function answerHeaders(rawHeaders: readonly string[]): Headers {
  const all = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    all.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  }
  const dropped = ofConnection(all).add(toAdapter)
  const headers = new Headers()
  for (const [name, value] of all) {
    if (dropped.has(name) || (name === 'set-cookie' && !isCookieOfApp(value))) continue
    headers.append(name, value)
  }
  return headers
}

function isCookieOfApp(line: string): boolean {
  const [, name = ''] = /^([^=;]*)=/.exec(line) ?? []
  // Browsers keep `=sessionid=x` as a cookie without a name, and send it back as `sessionid=x`.
  return name.trim() !== '' && !isOwnCookie(name.trim())
}
