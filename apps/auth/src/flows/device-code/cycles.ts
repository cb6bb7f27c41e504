export const cycleMs = 30_000
/** The pause between two countdowns of a device code, in milliseconds. */
export const pauseMs = 2000
/** How many countdowns there are before a device code expires. */
export const maxCycles = 9
/**
 * The time between two requests of a visible page to the server during a countdown, in milliseconds. It is short,
 * because the screen says that sign-in follows "within a few seconds" after the approval.
 */
export const pollMs = 5000

const wholeMs = cycleMs + pauseMs

/**
 * What the screen shows at a given time for a device code: a countdown (`counting`), the pause after a countdown
 * (`pause`), or that the code has expired (`over`). It depends only on when the code was registered, so two tabs that
 * show the same code agree.
 */
export type Place =
  | {
      readonly phase: 'counting' | 'pause'
      /** The number of the countdown, from 1 to `maxCycles`. */
      readonly cycle: number
      /** When this phase ends, in milliseconds since the epoch. */
      readonly endsAt: number
    }
  | { readonly phase: 'over' }

/**
 * The phase, at the time `now`, of a code that was registered at `startedAt`. Both are in milliseconds since the epoch.
 */
export function placeAt(startedAt: number, now: number): Place {
  // If somebody set the clock of the device back, the difference would be negative.
  const passed = Math.max(0, now - startedAt)
  const cycle = Math.floor(passed / wholeMs) + 1
  if (cycle > maxCycles) return { phase: 'over' }
  const endsAt = startedAt + (cycle - 1) * wholeMs + cycleMs
  return passed < endsAt - startedAt
    ? { phase: 'counting', cycle, endsAt }
    : { phase: 'pause', cycle, endsAt: endsAt + pauseMs }
}

/**
 * The next moment at which the page must act, in milliseconds since the epoch: the next poll, or the end of the phase.
 */
export function nextMoment(place: Exclude<Place, { phase: 'over' }>, now: number): number {
  if (place.phase === 'pause') return place.endsAt
  const begin = place.endsAt - cycleMs
  const passed = Math.max(0, now - begin)
  return begin + (Math.floor(passed / pollMs) + 1) * pollMs
}
