/**
 * Matches the query parameter by which {@link withNonce} marks a tab that is opened to sign in. It is always the last
 * parameter.
 */
const mark = /[?&]session_login=([^&#]*)(?=#|$)/

/** Makes a random text of 128 bits, the nonce that marks one tab that is opened to sign in. */
export function randomNonce(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/**
 * Adds the nonce of a sign-in tab to the path to which the tab goes after signing in. By this nonce the page there
 * recognises that its tab was opened to sign in.
 */
export function withNonce(path: string, nonce: string): string {
  const sign = /^[^#]*\?/.test(path) ? '&' : '?'
  return path.replace(/(?=#|$)/, `${sign}session_login=${nonce}`)
}

/** Adds `path` to `page` as its `next` parameter. */
export function addressWithNext(page: string, path: string): string {
  return `${page}?next=${encodeURIComponent(path)}`
}

/** Splits a path into the nonce of a tab that was opened to sign in (null if there is none) and the path without it. */
export function readNonce(path: string): { readonly nonce: string | null; readonly clean: string } {
  const found = mark.exec(path)
  return { nonce: found?.[1] ?? null, clean: path.replace(mark, '') }
}
