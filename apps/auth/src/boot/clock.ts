/** Time, as an argument: tests drive their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Resolves after some milliseconds; never, if the signal is aborted before. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      signal?.addEventListener('abort', () => clearTimeout(timer), { once: true })
    }),
}
