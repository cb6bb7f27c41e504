import { gateHeaders } from '@vestibule/api-client/contract'
import type { GateHeaders } from '../gate/gate-headers.ts'

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

/** Treat `Remote_User` like `Remote-User`, as some frameworks do. */
const normalized = (name: string) => name.toLowerCase().replaceAll('_', '-')

/** Headers that this server sets itself and therefore drops from the client's request. */
const own = new Set([...gateHeaders.map(normalized), 'host', 'forwarded', 'accept-encoding'])

const isOwnCookie = (name: string) =>
  /^(?:__Host-)?(?:sessionid|browserid|deviceid|gate|gate-state)$|^csrftoken$/i.test(name)

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
    const plain = normalized(name)
    if (dropped.has(name) || own.has(plain) || plain.startsWith('x-forwarded-')) continue
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

/** Removes the platform's cookies from an app's answer. The app may set any others. */
export function withoutOwnSetCookies(headers: Headers) {
  const lines = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const line of lines) {
    if (!isOwnCookie(line.split('=')[0]?.trim() ?? '')) headers.append('set-cookie', line)
  }
}
