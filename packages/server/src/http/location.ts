/**
 * An address as the header `Location` may hold it, for hono encodes a whole address with anything beyond
 * Latin-1 in it, and so what is encoded already a second time.
 */
export function asLocation(address: string): string {
  return address.toWellFormed().replace(/[^\p{ASCII}]+/gu, encodeURIComponent)
}
