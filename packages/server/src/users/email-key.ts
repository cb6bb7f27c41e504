declare const isEmailKey: unique symbol

/** An address in the form in which accounts are looked up and limits are counted. Only `emailKeyOf` makes one. */
export type EmailKey = string & { readonly [isEmailKey]: true }

/**
 * ASCII letters in lower case, then Unicode composed. In this order, and for ASCII alone, so that no other character
 * (the Kelvin sign) becomes an ASCII letter.
 */
export function emailKeyOf(email: string): EmailKey {
  return email
    .trim()
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .normalize('NFC') as EmailKey
}
