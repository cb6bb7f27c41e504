/**
 * Escapes an address for the `Location` header. Without this, hono encodes the whole address if it contains a character
 * beyond Latin-1, and so encodes its escapes twice.
 */
export function asLocation(address: string): string {
  return address.toWellFormed().replace(/[^\p{ASCII}]+/gu, encodeURIComponent)
}
