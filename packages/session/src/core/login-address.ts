/** The query parameter that marks the address to which a sign-in tab comes back; always the last. */
const mark = /[?&]session_login=([^&#]*)(?=#|$)/

/** 128 random bits. */
export function randomNonce(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** A page that leads on to a path (`next`); with a nonce, the path knows that a sign-in tab arrives. */
export function addressWithNext(page: string, path: string, nonce?: string | null): string {
  const sign = /^[^#]*\?/.test(path) ? '&' : '?'
  const next = nonce ? path.replace(/(?=#|$)/, `${sign}session_login=${nonce}`) : path
  return `${page}?next=${encodeURIComponent(next)}`
}

/** A path as it would be without a nonce, and the nonce under which it was opened; null for none. */
export function readNonce(path: string): { readonly nonce: string | null; readonly clean: string } {
  const found = mark.exec(path)
  return { nonce: found?.[1] ?? null, clean: path.replace(mark, '') }
}
