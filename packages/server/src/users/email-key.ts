/**
 * The form in which addresses are compared: ASCII letters in lower case, then Unicode composed. In this
 * order, and for ASCII alone, so that no other character (the Kelvin sign) becomes an ASCII letter.
 */
export function emailKeyOf(email: string): string {
  return email
    .trim()
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .normalize('NFC')
}
