import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Address of the client: the socket's, or the one that the trusted proxies in front have seen. */
export function clientAddress(c: Context<AppEnv>, trustedProxyHops: number): string {
  const socket = plain(c.env.incoming.socket.remoteAddress ?? '')
  if (trustedProxyHops === 0) return socket
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  // Each proxy appends whom it talked to; what stands further left, the client may have written.
  return plain(forwarded.at(-trustedProxyHops) || socket)
}

/** IPv4 addresses arrive as `::ffff:192.0.2.1` on a dual-stack socket. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** What is limited together: one IPv4 address, or the /64 that one IPv6 customer has to himself. */
export function addressBucket(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::')
    ? Array<string>(8 - front.length - back.length).fill('0')
    : []
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

export function isLoopback(address: string): boolean {
  return /^127\.\d+\.\d+\.\d+$/.test(plain(address)) || address === '::1'
}
