import { typedAddress } from '@vestibule/api-client/contract'
import { asciiDomain } from './mail-domain.ts'

declare const isEmailKey: unique symbol

/** Normalised address, by which accounts are looked up and limits are counted. Only `emailKeyOf` makes one. */
export type EmailKey = string & { readonly [isEmailKey]: true }

/**
 * The address as `typedAddress` reads it, with its domain in ASCII, because browsers send an international domain in
 * either spelling. Before the `@`, only ASCII letters are lower-cased and then Unicode is composed, so that no other
 * character (such as the Kelvin sign) becomes an ASCII letter.
 */
export function emailKeyOf(email: string): EmailKey {
  const address = typedAddress(email)
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return (plain(address.slice(0, at)) + (asciiDomain(domain) ?? plain(domain))) as EmailKey
}

const plain = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).normalize('NFC')
