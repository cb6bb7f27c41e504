/** The characters of a code: no O, 0, I and 1, because people read a code on one screen and type it on another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 6

/** Fills bytes from the cryptographic generator. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/** Six characters of the alphabet, each as likely as any other: a byte has a multiple of 32 values. */
export function newCode(fillRandom: FillRandom): string {
  const bytes = fillRandom(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}
