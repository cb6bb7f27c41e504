/** The header that repeats the token of the cookie `csrftoken`. */
export const csrfHeader = 'X-CSRFToken'

/** The CSRF token in a cookie string; undefined without one. */
export function csrfToken(cookies: string): string | undefined {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1]
}
