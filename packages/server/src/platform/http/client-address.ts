import { isIP, isIPv6 } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'

/**
 * Network address of the client: that of the socket, or, behind `trustedProxyHops` proxies, the one that the outermost
 * of them has put into X-Forwarded-For.
 */
export function clientAddress(c: Context<AppEnv>, trustedProxyHops: number): string {
  const socket = plain(c.env.incoming.socket.remoteAddress ?? '')
  if (trustedProxyHops === 0) return socket
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  // Each proxy appends the address of its own client, so take the entry of the outermost trusted one. Entries to its
  // left may be forged.
  return forwardedAddress(forwarded.at(-trustedProxyHops) ?? '') ?? socket
}

/**
 * The network address in an entry that a proxy has appended to X-Forwarded-For: bare, with a port (Azure, IIS,
 * HAProxy), in brackets or in quotes. Null for anything else, such as `unknown`: rate limits would otherwise count each
 * such text as another address.
 */
export function forwardedAddress(text: string): string | null {
  const bare = text.replace(/^"(.*)"$/, '$1')
  const address = /^\[(.*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare
  return isIP(address) === 0 ? null : plain(address)
}

/** Removes the prefix `::ffff:` that a dual-stack socket puts before an IPv4 address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * Middleware that logs a warning at the first request with X-Forwarded-For. Only used if TRUSTED_PROXY_HOPS is 0: the
 * addresses of clients behind a proxy are then ignored.
 */
export function warnOfUntrustedProxy(log: Logger): MiddlewareHandler<AppEnv> {
  let isWarned = false
  return (c, next) => {
    if (!isWarned && c.env.incoming.headers['x-forwarded-for'] !== undefined) {
      isWarned = true
      log.warn(
        'X-Forwarded-For arrives and TRUSTED_PROXY_HOPS is 0: if a proxy stands in front, all its clients count as one. Set TRUSTED_PROXY_HOPS=1.',
      )
    }
    return next()
  }
}

/**
 * The group of network addresses that share a rate limit: one IPv4 address, or a /64 of IPv6, which usually belongs to
 * one customer of an internet provider.
 */
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

/** Whether the host of a URL is this machine. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || isLoopback(host)
}
