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
 * Request headers that this server removes before it forwards a client's request to an app. By most of them proxies
 * tell apps about the original request. A framework would believe a forged one, so those that this server does not set
 * are removed, too. Without `accept-encoding`, apps answer uncompressed. Underscores count as hyphens, because some
 * frameworks read `Remote_User` as `Remote-User`.
 */
const toldByProxies = new RegExp(
  [
    '^(?:remote|x-vestibule|x-forwarded|x-original|x-rewrite|x-http-method)(?:-|$)',
    // `expect` is removed because this server answers it itself before it forwards the body.
    '^(?:host|forwarded|accept-encoding|expect|proxy|x-real-ip|x-client-ip|x-method-override)$',
  ].join('|'),
)
const normalized = (name: string) => name.toLowerCase().replaceAll('_', '-')

/** The platform's own cookies, which apps may neither see nor set. Names without the prefix `__Host-`. */
export const platformCookies: readonly string[] = [...secretCookies, csrfCookie, ...gateCookies]
const isOwnCookie = (name: string) =>
  platformCookies.includes(name.toLowerCase().replace(/^__host-/, ''))

interface Forwarded {
  readonly origin: string
  /** The client's network address. */
  readonly address: string
  /**
   * The part of the path that this server removes before it forwards the request, told to the app in
   * `X-Forwarded-Prefix`. Empty: none.
   */
  readonly prefix: string
}

/**
 * Returns the request headers that are sent to the app behind the gate: those of the client, without the platform's
 * tokens and cookies, so that no app can use them elsewhere, and those by which this server describes the user and the
 * original request. Other bearer tokens belong to the app, and are passed on.
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

/**
 * Returns the names of the headers that apply only to one connection, and must not be forwarded: the fixed ones, and
 * those that the header `Connection` names.
 */
function ofConnection(headers: Headers): Set<string> {
  const named = (headers.get('connection') ?? '').split(',')
  return new Set([...hopByHop, ...named.map((name) => name.trim().toLowerCase())])
}

/**
 * Header by which handlers tell this server's HTTP adapter to send nothing. It is removed from the responses of apps,
 * or the client would get no answer.
 */
const toAdapter = 'x-hono-already-sent'

/**
 * Returns the headers of an app's response that are sent to the client: without hop-by-hop headers, and without cookies
 * that have no name or the name of a cookie of the platform. Throws if a header cannot be sent.
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
  // Drop cookies without a name: browsers keep `=sessionid=x` as such a cookie, and send it back as `sessionid=x`.
  return name.trim() !== '' && !isOwnCookie(name.trim())
}
