/**
 * Whether the host of a URL consists of letters, digits, dots and hyphens, or is an IP address, so that it is safe to
 * write it into a content security policy.
 */
export function isPlainHost(hostname: string): boolean {
  return /^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/.test(hostname)
}
