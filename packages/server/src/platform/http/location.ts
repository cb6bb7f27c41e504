/**
 * Escapes the characters of a URL that are not ASCII, for the `Location` header. Without this, Hono would encode a
 * whole URL with a character beyond Latin-1, and so encode escapes in it a second time.
 */
export function asLocation(address: string): string {
  return address.toWellFormed().replace(/[^\p{ASCII}]+/gu, encodeURIComponent)
}
