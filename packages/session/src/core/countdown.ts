import { warningThreshold } from './session-state.ts'

/** The longest time that the countdown shows, in seconds: that at which the warning begins. */
const countdownStart = warningThreshold / 1000

/**
 * Returns the whole seconds to show for the time until the session ends, rounded up: at most 3600, and 0 only when the
 * session is over.
 */
export function secondsShown(leftMs: number): number {
  return Math.min(countdownStart, Math.ceil(leftMs / 1000))
}

/** Returns the whole minutes to show for the time until the session ends, rounded up: at most 60. */
export function minutesShown(leftMs: number): number {
  return Math.ceil(secondsShown(leftMs) / 60)
}

/** Formats whole seconds as minutes and seconds: `m:ss`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Minutes left at which screen readers announce the time. Announcing every minute would disturb. */
export const announcedMinutes: ReadonlySet<number> = new Set([60, 30, 10, 5, 1])
