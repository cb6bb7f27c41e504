import type { Context } from 'hono'
import type { Settings } from '../settings/settings.ts'
import type { AppEnv } from './app-env.ts'
import { isLoopback, isLoopbackHost } from './client-address.ts'

/**
 * Whether a request comes from this machine, and PUBLIC_ORIGIN names this machine, so that no other reaches the
 * platform. A request with `X-Forwarded-For` does not count: a proxy on this machine may have passed it on from
 * elsewhere.
 */
export function isLocal(c: Context<AppEnv>, settings: Pick<Settings, 'publicOrigin'>): boolean {
  return (
    isLoopback(c.env.incoming.socket.remoteAddress ?? '') &&
    c.req.header('x-forwarded-for') === undefined &&
    isLoopbackHost(new URL(c.req.url).hostname) &&
    isForThisMachine(settings)
  )
}

/** Whether PUBLIC_ORIGIN names a loopback host, so that only browsers on this machine reach the platform. */
export function isForThisMachine({ publicOrigin }: Pick<Settings, 'publicOrigin'>): boolean {
  return isLoopbackHost(new URL(publicOrigin).hostname)
}
