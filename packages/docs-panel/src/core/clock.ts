/** Time as an argument, so that tests hold it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls `act` once after `delay` milliseconds, unless the returned function is called first. */
  after(delay: number, act: () => void): () => void
}

/** The clock of the platform that this runs on. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delay, act) => {
    const timer = setTimeout(act, delay)
    return () => clearTimeout(timer)
  },
}
