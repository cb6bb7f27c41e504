import { gateHeaders } from '@vestibule/api-client/contract'
import type { GateHeaders } from '../gate/gate-headers.ts'

/** Of one connection, not of the message: RFC 9110, 7.6.1. */
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

/** Some frameworks read `Remote_User` where `Remote-User` is meant. */
const normalized = (name: string) => name.toLowerCase().replaceAll('_', '-')

/** What this server says itself, so that no client can. */
const own = new Set([...gateHeaders.map(normalized), 'host', 'forwarded', 'accept-encoding'])

const isOwnCookie = (name: string) =>
  /^(?:__Host-)?(?:sessionid|browserid|deviceid|gate|gate-state)$|^csrftoken$/i.test(name)

interface Forwarded {
  readonly origin: string
  /** The client's address. */
  readonly address: string
  /** What was taken from the front of the path. */
  readonly prefix: string
}

/** The headers with which a request goes on to the app behind the gate. */
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

/** An app may set cookies of its own, and none of the platform's. */
export function withoutOwnSetCookies(headers: Headers) {
  const lines = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const line of lines) {
    if (!isOwnCookie(line.split('=')[0]?.trim() ?? '')) headers.append('set-cookie', line)
  }
}
