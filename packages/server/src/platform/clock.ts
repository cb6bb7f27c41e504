/**
 * The source of time. The server's code asks a clock instead of calling `new Date()`, so that tests can set the time.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The moment `seconds` after `from`. */
export function after(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000)
}

/** Whole seconds from `now` until `then`, rounded up, at least 1: the value of a `Retry-After` header. */
export function secondsUntil(then: Date | number, now: Date): number {
  return Math.max(1, Math.ceil((Number(then) - now.getTime()) / 1000))
}
