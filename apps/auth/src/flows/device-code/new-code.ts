const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const length = 6

/** Fills bytes from the cryptographic generator. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

/** Six of A–Z and 0–9, each as likely as any other. */
export function newCode(fillRandom: FillRandom): string {
  // Bytes from this value on are dropped, because they would make the first characters more likely.
  const limit = 256 - (256 % alphabet.length)
  let code = ''
  while (code.length < length) {
    const fair = [...fillRandom(new Uint8Array(length))].filter((byte) => byte < limit)
    code += fair.map((byte) => alphabet[byte % alphabet.length]).join('')
  }
  return code.slice(0, length)
}
