import type { Context } from 'hono'
import type { Settings } from '../settings.ts'
import { ApiError } from '../http/api-error.ts'
import type { AppEnv } from '../http/app-env.ts'

/** A request that waits at the gate, as the proxy describes it. */
export interface Asked {
  readonly origin: string
  /** With its query. */
  readonly path: string
  /** A person has gone to this address, and sees what is answered. */
  readonly isPage: boolean
  /** The page is shown in a frame. */
  readonly isFrame: boolean
}

/**
 * What a proxy says of the request that it has received. Throws `validation_failed` where no proxy is trusted, or
 * where it does not say all: without the address nobody would be asked for access to the dataset in it.
 */
export function forwardedRequest(
  c: Context<AppEnv>,
  { trustedProxyHops, publicOrigin }: Pick<Settings, 'trustedProxyHops' | 'publicOrigin'>,
): Asked {
  if (trustedProxyHops === 0) {
    throw new ApiError(
      'validation_failed',
      'The gate is asked by a proxy, and TRUSTED_PROXY_HOPS is 0. Set it to the number of proxies in front.',
    )
  }
  const method = c.req.header('x-forwarded-method') ?? ''
  const proto = lastHop(c.req.header('x-forwarded-proto') ?? '', trustedProxyHops)
  const host = lastHop(c.req.header('x-forwarded-host') ?? '', trustedProxyHops)
  const path = c.req.header('x-forwarded-uri') ?? ''
  const origin = `${proto}://${host}` === publicOrigin ? publicOrigin : originOf(proto, host)
  if (origin === null || !path.startsWith('/') || method === '') {
    throw new ApiError(
      'validation_failed',
      'The proxy must send X-Forwarded-Method, X-Forwarded-Proto, X-Forwarded-Host and X-Forwarded-Uri.',
    )
  }
  return { origin, path, ...kindOf(c, method) }
}

/** The origin at which a browser has asked this server: as the proxy says, else by the request itself. */
export function askedOrigin(c: Context<AppEnv>, trustedProxyHops: number): string | null {
  if (trustedProxyHops === 0) return originOf('http', c.req.header('host') ?? '')
  const [proto, host] = ['proto', 'host'].map((name) =>
    lastHop(c.req.header(`x-forwarded-${name}`) ?? '', trustedProxyHops),
  )
  return originOf(proto ?? '', host ?? '')
}

/** Who receives the answer to a request. */
export function kindOf(c: Context<AppEnv>, method: string): Pick<Asked, 'isPage' | 'isFrame'> {
  const mode = c.req.header('sec-fetch-mode')
  const goes =
    mode === undefined
      ? c.req.header('accept')?.includes('text/html') === true
      : mode === 'navigate'
  const isPage = goes && (method === 'GET' || method === 'HEAD')
  const destination = c.req.header('sec-fetch-dest') ?? ''
  return { isPage, isFrame: isPage && /^(i?frame|embed|object)$/.test(destination) }
}

/** Each proxy may have appended its own; those further left may be the client's. */
function lastHop(list: string, trustedProxyHops: number): string {
  if (!list.includes(',')) return list
  const hops = list.split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxyHops) ?? hops[0] ?? ''
}

function originOf(proto: string, host: string): string | null {
  if (!/^https?$/i.test(proto) || !/^[\w.:[\]-]+$/.test(host)) return null
  const address = `${proto}://${host}`
  return URL.canParse(address) ? new URL(address).origin : null
}
