import type { Context } from 'hono'
import type { Settings } from '../settings.ts'
import type { AppEnv } from './app-env.ts'
import { isLoopback } from './client-address.ts'

/**
 * Whether a request was made on this machine, to a platform that is for this machine. Its address and its
 * host name alone do not tell: a proxy on the same machine may pass on neither the client's address nor the
 * host that the client asked for.
 */
export function isLocal(c: Context<AppEnv>, settings: Pick<Settings, 'publicOrigin'>): boolean {
  return (
    isLoopback(c.env.incoming.socket.remoteAddress ?? '') &&
    c.req.header('x-forwarded-for') === undefined &&
    isLoopbackHost(new URL(c.req.url).hostname) &&
    isForThisMachine(settings)
  )
}

/** Whether browsers reach the platform on this machine only. */
export function isForThisMachine({ publicOrigin }: Pick<Settings, 'publicOrigin'>): boolean {
  return isLoopbackHost(new URL(publicOrigin).hostname)
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || isLoopback(host)
}
