/**
 * Escapes an address for the `Location` header. Otherwise hono encodes the whole address if it contains a character
 * beyond Latin-1, and so encodes escapes in it a second time.
 */
export function asLocation(address: string): string {
  return address.toWellFormed().replace(/[^\p{ASCII}]+/gu, encodeURIComponent)
}
