/** A pending timer of a {@link Clock}: a number in browsers, an object in Node. */
export type Timer = number | object

/** The time of this device, and its timers. Both may lie: clocks are set, timers sleep with the machine. */
export interface Clock {
  /** Milliseconds since 1970, as this device believes. */
  readonly now: () => number
  readonly setTimeout: (run: () => void, ms: number) => Timer
  readonly clearTimeout: (timer: Timer | undefined) => void
}

/** The clock of the browser or of Node. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}
