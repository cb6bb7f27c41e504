import { createHash, randomBytes, randomFillSync, randomInt } from 'node:crypto'

const idBytes = 16
/**
 * Random bytes for the next ids. Every request needs an id, and fetching the bytes for 256 ids at once takes a tenth of
 * the time per id.
 */
const randomness = Buffer.alloc(idBytes * 256)
let used = randomness.length

/** An id of a stored row or of a request: 128 random bits, safe in a URL. */
export function newId(): string {
  if (used === randomness.length) {
    randomFillSync(randomness)
    used = 0
  }
  const from = used
  used += idBytes
  return randomness.toString('base64url', from, used)
}

/** A token that identifies its bearer: 256 random bits, safe in a URL and in a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A code of six decimal digits, of which each value is equally likely. */
export function newDigitCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** The form in which a token is stored: a plain hash, which reveals nothing, because the token has 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A random text of this length, in which each of these characters is equally likely. */
export function randomText(letters: string, length: number): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('')
}
