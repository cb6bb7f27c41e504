import { dataPartnerHeader } from '../contract/config.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { userHeader } from '../contract/user-header.ts'
import { csrfHeader, csrfToken } from './csrf.ts'
import { encodeBody, type RequestBody } from './request-body.ts'

/** A request, ready to be sent. */
export interface Outgoing {
  readonly url: URL
  readonly headers: HeadersInit
  readonly body: BodyInit | undefined
  /**
   * Whether the request goes to the client's own origin. Only then does the client add cookies, CSRF token, data
   * partner and user.
   */
  readonly home: boolean
}

export interface OutgoingParts {
  readonly origin: string
  /** Path and query of the request on the origin, or a whole address. */
  readonly target: string
  readonly body: RequestBody | undefined
  readonly cookies: () => string
  readonly clientHeaders: HeadersInit | undefined
  readonly ownHeaders: HeadersInit | undefined
  readonly dataPartnerId: string | null | undefined
  /** The page's user, as the value of {@link userHeader}; undefined if unknown. */
  readonly user: string | undefined
}

export function outgoing(endpoint: Endpoint, parts: OutgoingParts): Outgoing {
  const { clientHeaders, ownHeaders, dataPartnerId } = parts
  const url = new URL(parts.target, parts.origin)
  const home = url.origin === parts.origin
  const { body, contentType } = encodeBody(parts.body, endpoint.encoding)
  // Read the CSRF token for each request: it changes when somebody signs in, also in another tab.
  const token = home && csrfToken(parts.cookies())
  const headers: Record<string, string> = { accept: 'application/json' }
  if (contentType) headers['content-type'] = contentType
  if (token) headers[csrfHeader] = token
  if (home && dataPartnerId) headers[dataPartnerHeader] = dataPartnerId
  // If someone else has signed in in another tab, the request carries the cookies of that user. With this header the
  // server notices it and refuses the write.
  if (home && parts.user && endpoint.method !== 'GET') headers[userHeader] = parts.user
  const merged = ownHeaders || (home && clientHeaders)
  return {
    url,
    home,
    body,
    headers: merged ? merge(home && clientHeaders, headers, ownHeaders) : headers,
  }
}

/** Merges sets of headers; later sets take precedence. */
function merge(...sets: (HeadersInit | false | undefined)[]): Headers {
  const merged = new Headers()
  for (const set of sets) {
    if (set) new Headers(set).forEach((value, name) => merged.set(name, value))
  }
  return merged
}
