import { describeUserAgent } from '@vestibule/api-client/contract'

/** Returns the browser with its version, such as `Firefox 152`, and the operating system. Each is null if unknown. */
export function browserOf(userAgent: string) {
  const { browser, version, system } = describeUserAgent(userAgent)
  return { name: browser === null ? null : [browser, version].filter(Boolean).join(' '), system }
}
