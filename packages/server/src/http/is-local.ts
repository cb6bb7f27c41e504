import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { isLoopback } from './client-address.ts'

/**
 * Whether a request was made on this machine and not passed on by a proxy: by its address as well as by
 * its host name, which a page elsewhere could point at this machine.
 */
export function isLocal(c: Context<AppEnv>): boolean {
  const host = new URL(c.req.url).hostname
  return (
    isLoopback(c.env.incoming.socket.remoteAddress ?? '') &&
    c.req.header('x-forwarded-for') === undefined &&
    (host === 'localhost' || host === '[::1]' || isLoopback(host))
  )
}
