/** The query parameter that marks the address to which a sign-in tab comes back; always the last. */
const mark = /[?&]session_login=([^&#]*)(?=#|$)/

/** 128 random bits. */
export function randomNonce(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** A path by which a page knows that a sign-in tab arrives on it. */
export function withNonce(path: string, nonce: string): string {
  const sign = /^[^#]*\?/.test(path) ? '&' : '?'
  return path.replace(/(?=#|$)/, `${sign}session_login=${nonce}`)
}

/** A page that leads on to a path (`next`). */
export function addressWithNext(page: string, path: string): string {
  return `${page}?next=${encodeURIComponent(path)}`
}

/** Splits a path into the nonce of a sign-in tab, null without one, and the path without it. */
export function readNonce(path: string): { readonly nonce: string | null; readonly clean: string } {
  const found = mark.exec(path)
  return { nonce: found?.[1] ?? null, clean: path.replace(mark, '') }
}
