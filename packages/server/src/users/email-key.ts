declare const isEmailKey: unique symbol

/** Normalised address, by which accounts are looked up and limits are counted. Only `emailKeyOf` makes one. */
export type EmailKey = string & { readonly [isEmailKey]: true }

/**
 * Lower-cases ASCII letters, then composes Unicode. In this order, and only ASCII, so that no other character (such as
 * the Kelvin sign) becomes an ASCII letter.
 */
export function emailKeyOf(email: string): EmailKey {
  return email
    .trim()
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .normalize('NFC') as EmailKey
}
