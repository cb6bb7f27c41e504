import { createShortUrlEndpoint, followShortUrlEndpoint } from '../contract/short-urls.ts'
import type { Client } from '../transport/client.ts'
import { fillPath } from '../transport/request-url.ts'
import { perform, type CallOptions } from './perform.ts'

/** Makes a short address for an address of the platform's origin. */
export function createShortUrl(
  client: Client,
  input: { readonly url: string },
  options?: CallOptions,
) {
  const request = { ...options, body: { url: input.url } }
  return perform(client, createShortUrlEndpoint, request, ({ turl }) => ({
    kind: 'created',
    shortUrl: turl,
  }))
}

/** Returns the path of a short address by its code. The server redirects a browser from there to the full address. */
export function shortUrlPath(code: string): string {
  return fillPath(followShortUrlEndpoint.path, { code })
}
