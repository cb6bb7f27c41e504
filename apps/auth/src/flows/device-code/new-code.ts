/**
 * The characters of a device code. O, 0, I and 1 are left out, because people read the code on one screen and type it
 * on another.
 */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 6

/** Fills an array with bytes of a cryptographic random number generator. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/**
 * Makes a code of six characters. Each character is equally likely, because 256, the number of values of a byte, is a
 * multiple of 32, the number of characters.
 */
export function newCode(fillRandom: FillRandom): string {
  const bytes = fillRandom(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}
