import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Keys } from '../keys.ts'

/**
 * `vestibule doctor` asks a running server through the proxies in front of it how many of them append to
 * X-Forwarded-For. Whoever holds `SECRET_KEY` may ask, as the answer tells of the network behind the address.
 */
export const probeHeader = 'x-vestibule-probe'

/** What the probe writes into X-Forwarded-For itself, as a client could. An address for documentation. */
export const claimedAddress = '192.0.2.77'

export const probeAnswer = v.object({
  trustedProxyHops: v.number(),
  /** How many addresses were appended on the way. */
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

/** Proxies append to what the client wrote, or put their own in its place. */
export function appendedTo(forwardedFor: string | undefined): number {
  if (forwardedFor === undefined) return 0
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.length - 1 - hops.lastIndexOf(claimedAddress)
}
