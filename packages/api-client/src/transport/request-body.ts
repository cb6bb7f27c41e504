import { toSearchParams } from './request-url.ts'

/** A request body: fields to encode, or something to send unchanged. */
export type RequestBody = object | string

/**
 * Encodes a body as the endpoint says. Returns the encoded body and its content type, which is absent if the browser
 * sets it.
 */
export function encodeBody(
  body: RequestBody | undefined,
  encoding: 'json' | 'form' | undefined,
): { body?: BodyInit; contentType?: string } {
  if (body === undefined) return {}
  if (body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob) {
    return { body }
  }
  const contentType = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  if (typeof body === 'string') return { body, contentType }
  if (encoding !== 'form') return { body: JSON.stringify(body), contentType }
  return { body: toSearchParams(body) }
}
