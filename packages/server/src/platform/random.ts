import { createHash, randomBytes, randomFillSync, randomInt } from 'node:crypto'

const idBytes = 16
/**
 * Random bytes from which the next ids are taken. Every request needs an id, and fetching the bytes for 256 ids at once
 * takes a tenth of the time per id.
 */
const randomness = Buffer.alloc(idBytes * 256)
let used = randomness.length

/** Makes an id for a stored row or a request: 128 random bits, as text that is safe in a URL. */
export function newId(): string {
  if (used === randomness.length) {
    randomFillSync(randomness)
    used = 0
  }
  const from = used
  used += idBytes
  return randomness.toString('base64url', from, used)
}

/**
 * Makes a token, by which the server recognises whoever sends it: 256 random bits, as text that is safe in a URL and in
 * a cookie.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Makes a code of six decimal digits, of which each value is equally likely. */
export function newDigitCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * The form in which a token is stored: a plain hash. That reveals nothing, because nobody can try all tokens of 256
 * random bits.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Makes a random text of this length from `letters`, each of which is equally likely. */
export function randomText(letters: string, length: number): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('')
}
