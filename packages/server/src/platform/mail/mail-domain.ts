import { domainToASCII } from 'node:url'
import { typedAddress } from '@vestibule/api-client/contract'

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const asciiPattern = new RegExp(`^(${label}\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$`)
/** Characters that an address of the web has after its host, or that it decodes. */
const notOfHost = /[%/?#:@\\]/

/**
 * A domain in ASCII (IDNA) and lower case, so that `bücher.example` and `xn--bcher-kva.example` are equal. Null if it
 * has no such form.
 */
export function asciiDomain(text: string): string | null {
  if (notOfHost.test(text)) return null
  return domainToASCII(text).toLowerCase() || null
}

/** A mail domain in lower case and ASCII, as stored. Null if the text is no domain. */
export function mailDomain(text: string): string | null {
  const ascii = asciiDomain(text)
  return ascii !== null && ascii.length <= 253 && asciiPattern.test(ascii) ? ascii : null
}

/** The domain of an address, as `mailDomain` returns it. Reads the address as `emailKeyOf` does. */
export function domainOfAddress(email: string): string | null {
  const address = typedAddress(email)
  return mailDomain(address.slice(address.lastIndexOf('@') + 1))
}
