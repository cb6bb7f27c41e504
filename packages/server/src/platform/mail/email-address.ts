import { domainToASCII } from 'node:url'
import { typedAddress } from '@vestibule/api-client/contract'

declare const isEmailKey: unique symbol

/** Normalised mail address, by which accounts are looked up and rate limits count. Only `emailKeyOf` makes one. */
export type EmailKey = string & { readonly [isEmailKey]: true }

/**
 * Normalises a mail address: cleans a pasted text by `typedAddress`, and converts the domain to ASCII, because browsers
 * send an international domain in either spelling. Before the `@`, first ASCII letters are lower-cased and then Unicode
 * is composed, so that no other character (such as the Kelvin sign) becomes an ASCII letter.
 */
export function emailKeyOf(email: string): EmailKey {
  const address = typedAddress(email)
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return (plain(address.slice(0, at)) + (asciiDomain(domain) ?? plain(domain))) as EmailKey
}

const plain = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).normalize('NFC')

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const asciiPattern = new RegExp(`^(${label}\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$`)
/** Characters that end the host of a URL, or that a URL parser decodes: they must not appear in a mail domain. */
const notOfHost = /[%/?#:@\\]/

/**
 * Converts a domain to ASCII (IDNA) and lower case, so that `bücher.example` and `xn--bcher-kva.example` are equal.
 * Null if that is impossible.
 */
function asciiDomain(text: string): string | null {
  if (notOfHost.test(text)) return null
  return domainToASCII(text).toLowerCase() || null
}

/** The form in which a mail domain is stored: lower case and ASCII. Null if the text is no domain. */
export function mailDomain(text: string): string | null {
  const ascii = asciiDomain(text)
  return ascii !== null && ascii.length <= 253 && asciiPattern.test(ascii) ? ascii : null
}

/** The domain of a mail address in lower case and ASCII. Null if the address has no valid domain. */
export function domainOfAddress(email: string): string | null {
  const address = typedAddress(email)
  return mailDomain(address.slice(address.lastIndexOf('@') + 1))
}
