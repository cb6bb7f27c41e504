/**
 * The time of this device, and its timers. Both may be wrong: people set clocks, and timers stop while the machine
 * sleeps.
 */
export interface Clock {
  /** Milliseconds since 1970, according to this device. */
  readonly now: () => number
  /** Calls `run` once after some milliseconds. Returns a function that cancels the call. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** The clock of the browser or of Node. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Resolves after `ms` milliseconds. If the signal is aborted meanwhile, the promise never resolves; a signal that was
 * aborted earlier is ignored.
 */
export function wait(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0) return resolve()
    const cancel = clock.after(ms, resolve)
    signal?.addEventListener('abort', cancel, { once: true })
  })
}
