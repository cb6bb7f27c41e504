import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Keys } from '../platform/keys.ts'

/**
 * Request header by which `vestibule doctor` asks a running server, through the proxies in front of it, how many of
 * them append to X-Forwarded-For. The server tells the number only to holders of `SECRET_KEY`, because it reveals
 * something about the internal network.
 */
export const probeHeader = 'x-vestibule-probe'

/**
 * Network address that the probe sends in X-Forwarded-For, as a client could forge one. The address is reserved for
 * documentation, so no proxy has it.
 */
export const claimedAddress = '192.0.2.77'

export const probeAnswer = v.object({
  trustedProxyHops: v.number(),
  /** Number of addresses that proxies have added to X-Forwarded-For of the probe request. */
  appended: v.number(),
})

const purpose = 'forwarding-probe'
const validS = 300

export function signProbe(keys: Keys, now: Date): string {
  const at = String(Math.round(now.getTime() / 1000))
  return `${at}.${keys.mac(purpose, at).toString('base64url')}`
}

export function isProbe(keys: Keys, text: string, now: Date): boolean {
  const [at = '', given = ''] = text.split('.')
  if (!(Math.abs(now.getTime() / 1000 - Number(at)) <= validS)) return false
  const mac = Buffer.from(given, 'base64url')
  return [keys, keys.previous].some((each) => {
    const expected = each?.mac(purpose, at)
    return expected?.length === mac.length && timingSafeEqual(expected, mac)
  })
}

/**
 * Counts the addresses that proxies have added to X-Forwarded-For of a probe request, which was sent with
 * `claimedAddress` in it. Only those after it count. If it is missing, a proxy has replaced the header, and all count.
 */
export function appendedTo(forwardedFor: string | undefined): number {
  if (forwardedFor === undefined) return 0
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.length - 1 - hops.lastIndexOf(claimedAddress)
}
