import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Keys } from '../platform/keys.ts'

/**
 * Header by which `vestibule doctor` asks a running server, through its proxies, how many of them append to
 * X-Forwarded-For. Only holders of `SECRET_KEY` get an answer, because it tells about the internal network.
 */
export const probeHeader = 'x-vestibule-probe'

/** The probe sends this documentation address in X-Forwarded-For, as a client could forge it. */
export const claimedAddress = '192.0.2.77'

export const probeAnswer = v.object({
  trustedProxyHops: v.number(),
  /** How many addresses proxies have appended to the header. */
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

/** Counts the appended addresses. Some proxies append to the client's header, others replace it. */
export function appendedTo(forwardedFor: string | undefined): number {
  if (forwardedFor === undefined) return 0
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.length - 1 - hops.lastIndexOf(claimedAddress)
}
