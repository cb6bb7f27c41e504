/** The query parameter that marks the address to which a sign-in tab returns; always the last parameter. */
const mark = /[?&]session_login=([^&#]*)(?=#|$)/

/** A random text of 128 bits. */
export function randomNonce(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Adds the nonce of a sign-in tab to a path, so that the page that loads there recognises the tab. */
export function withNonce(path: string, nonce: string): string {
  const sign = /^[^#]*\?/.test(path) ? '&' : '?'
  return path.replace(/(?=#|$)/, `${sign}session_login=${nonce}`)
}

/** Adds `path` to `page` as its `next` parameter. */
export function addressWithNext(page: string, path: string): string {
  return `${page}?next=${encodeURIComponent(path)}`
}

/** Splits a path into the sign-in nonce (null if there is none) and the path without the nonce. */
export function readNonce(path: string): { readonly nonce: string | null; readonly clean: string } {
  const found = mark.exec(path)
  return { nonce: found?.[1] ?? null, clean: path.replace(mark, '') }
}
