import { warningThreshold } from './session-state.ts'

/** Longest time that the countdown shows, in seconds. */
const countdownStart = warningThreshold / 1000

/** Whole seconds to show for a remaining time: never more than an hour, 0 only when it is over. */
export function secondsShown(leftMs: number): number {
  return Math.min(countdownStart, Math.ceil(leftMs / 1000))
}

/** Whole minutes to show for a remaining time, rounded up. */
export function minutesShown(leftMs: number): number {
  return Math.ceil(secondsShown(leftMs) / 60)
}

/** `m:ss`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
