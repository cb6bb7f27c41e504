import type { Endpoint } from '../contract/endpoint.ts'

/** The header that repeats the token of the cookie `csrftoken`. */
export const csrfHeader = 'X-CSRFToken'

/** The call whose answer sets a valid CSRF cookie. */
export const renewCsrfEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/config/',
  answer: null,
} satisfies Endpoint

/** The CSRF token in a cookie string; undefined if there is none. */
export function csrfToken(cookies: string): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?csrftoken=([^;]*)/.exec(cookies)?.[1]
}
