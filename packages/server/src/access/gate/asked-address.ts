import type { Context } from 'hono'
import type { Settings } from '../../platform/settings/settings.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { isNavigation } from '../../platform/http/is-navigation.ts'

/** The original request whose access a proxy asks the gate to decide. */
export interface Asked {
  readonly origin: string
  /** Path including the query string. */
  readonly path: string
  /** Whether a person navigated to this address and will see the response. */
  readonly isPage: boolean
  /** Whether the response will be shown in a frame. */
  readonly isFrame: boolean
}

/**
 * Returns the original request as the proxy's headers describe it. Throws ApiError `validation_failed` if no proxy is
 * trusted or a header is missing: without the address, the gate could not check access to the dataset that it names.
 * Throws `forbidden` for a path with characters that browsers never send.
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
  // Refuse characters that browsers percent-encode, and fragments, which they never send: an app might read `#`
  // differently than the gate.
  if (/[^\x21-\x7e]|#/.test(path)) {
    throw new ApiError('forbidden', 'The address holds characters that belong percent-encoded')
  }
  const origin = `${proto}://${host}` === publicOrigin ? publicOrigin : originOf(proto, host)
  if (origin === null || !path.startsWith('/') || method === '') {
    throw new ApiError(
      'validation_failed',
      'The proxy must send X-Forwarded-Method, X-Forwarded-Proto, X-Forwarded-Host and X-Forwarded-Uri.',
    )
  }
  return { origin, path, ...kindOf(c, method) }
}

/**
 * The origin that the browser sees: from the proxy's headers or, if no proxy is trusted, from the Host header, with
 * `http`. Null if the headers form no origin.
 */
export function askedOrigin(c: Context<AppEnv>, trustedProxyHops: number): string | null {
  if (trustedProxyHops === 0) return originOf('http', c.req.header('host') ?? '')
  const [proto, host] = ['proto', 'host'].map((name) =>
    lastHop(c.req.header(`x-forwarded-${name}`) ?? '', trustedProxyHops),
  )
  return originOf(proto ?? '', host ?? '')
}

/**
 * Whether a person navigates to the address by this request (`isPage`), and if so, whether a frame shows the response
 * (`isFrame`). False for the requests of scripts.
 */
export function kindOf(c: Context<AppEnv>, method: string): Pick<Asked, 'isPage' | 'isFrame'> {
  const isPage = isNavigation(c) && (method === 'GET' || method === 'HEAD')
  const destination = c.req.header('sec-fetch-dest') ?? ''
  return { isPage, isFrame: isPage && /^(i?frame|embed|object)$/.test(destination) }
}

/**
 * Returns the value that the outermost trusted proxy added to a header, a list with one value for each proxy: a client
 * may have forged the values to the left of it. If the list has fewer values than there are trusted proxies, returns
 * the first.
 */
function lastHop(list: string, trustedProxyHops: number): string {
  if (!list.includes(',')) return list
  const hops = list.split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxyHops) ?? hops[0] ?? ''
}

/**
 * The origin in a proxy's headers; null if they form none. `ws` and `wss`, which some proxies name for a WebSocket,
 * count as `http` and `https`.
 */
function originOf(proto: string, host: string): string | null {
  if (!/^(?:http|ws)s?$/i.test(proto) || !/^[\w.:[\]-]+$/.test(host)) return null
  const address = `${proto.replace(/^ws/i, 'http')}://${host}`
  return URL.canParse(address) ? new URL(address).origin : null
}
