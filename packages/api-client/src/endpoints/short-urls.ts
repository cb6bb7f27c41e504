import { createShortUrlEndpoint, followShortUrlEndpoint } from '../contract/short-urls.ts'
import type { Client } from '../transport/client.ts'
import { fillPath } from '../transport/request-url.ts'
import { eulaRequired, invalid, notSignedIn } from './meaning.ts'
import { settle, type CallOptions, type Failed, type Refused, type Throttled } from './settle.ts'

/** How a call of {@link createShortUrl} ends. */
export type CreateShortUrlOutcome =
  | { readonly kind: 'created'; readonly shortUrl: string }
  | Refused<'notSignedIn' | 'eulaRequired' | 'invalid'>
  | Throttled
  | Failed

/** Shortens an address of the platform's origin. */
export function createShortUrl(
  client: Client,
  input: { readonly url: string },
  options?: CallOptions,
): Promise<CreateShortUrlOutcome> {
  const body = { url: input.url }
  const call = client.request(createShortUrlEndpoint, { ...options, body })
  return settle(
    call.then(({ turl }) => ({ kind: 'created' as const, shortUrl: turl })),
    [invalid, notSignedIn, eulaRequired],
  )
}

/** The path that leads a browser on to the address behind a short one. */
export function shortUrlPath(code: string): string {
  return fillPath(followShortUrlEndpoint.path, { code })
}
