import type { Endpoint } from '../contract/endpoint.ts'

/**
 * The header in which each request to the platform repeats the token of the cookie `csrftoken`. A page of another site
 * cannot read that cookie, so the server refuses its writes.
 */
export const csrfHeader = 'X-CSRFToken'

/** A call whose answer sets a valid CSRF cookie. */
export const renewCsrfEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/config/',
  answer: null,
} satisfies Endpoint

/** Reads the CSRF token from a cookie string; undefined if there is none. */
export function csrfToken(cookies: string): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?csrftoken=([^;]*)/.exec(cookies)?.[1]
}
