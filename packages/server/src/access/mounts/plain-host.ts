/** Whether a URL's host is a name of letters, digits, dots and hyphens, or an address: safe to write into a policy. */
export function isPlainHost(hostname: string): boolean {
  return /^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/.test(hostname)
}
