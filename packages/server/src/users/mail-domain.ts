import { domainToASCII } from 'node:url'

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const asciiDomain = new RegExp(`^(${label}\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$`)

/** A mail domain in lower case and ASCII, as stored. Null if the text is no domain. */
export function mailDomain(text: string): string | null {
  const ascii = domainToASCII(text).toLowerCase()
  return ascii.length <= 253 && asciiDomain.test(ascii) ? ascii : null
}

/** The domain of an address, as `mailDomain` returns it. */
export function domainOfAddress(email: string): string | null {
  return mailDomain(email.slice(email.lastIndexOf('@') + 1).trim())
}
