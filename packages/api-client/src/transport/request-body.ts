import { toSearchParams } from './request-url.ts'

/** What a body may be: fields to encode, or something that is sent as it is. */
export type RequestBody = object | string

/** The body and its type as the endpoint's encoding asks; without a type the platform sets it. */
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
