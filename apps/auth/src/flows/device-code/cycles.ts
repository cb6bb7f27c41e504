export const cycleMs = 30_000
/** Between the end of a countdown and the next. */
export const pauseMs = 2000
/** How many countdowns a code has before it expires. */
export const maxCycles = 9
/** How often a visible page asks within a countdown: whoever approved is told "within a few seconds". */
export const pollMs = 5000

const wholeMs = cycleMs + pauseMs

/** Where a code stands. All follows from when it was registered, so two tabs that show it agree. */
export type Place =
  | {
      readonly phase: 'counting' | 'pause'
      /** From 1 to `maxCycles`. */
      readonly cycle: number
      /** When this phase ends, in milliseconds since the epoch. */
      readonly endsAt: number
    }
  | { readonly phase: 'over' }

/** The place at `now` of a code registered at `startedAt`; both in milliseconds since the epoch. */
export function placeAt(startedAt: number, now: number): Place {
  // The device's clock can be set back.
  const passed = Math.max(0, now - startedAt)
  const cycle = Math.floor(passed / wholeMs) + 1
  if (cycle > maxCycles) return { phase: 'over' }
  const endsAt = startedAt + (cycle - 1) * wholeMs + cycleMs
  return passed < endsAt - startedAt
    ? { phase: 'counting', cycle, endsAt }
    : { phase: 'pause', cycle, endsAt: endsAt + pauseMs }
}

/** When a code's timer rings next: at the next poll, or at the end of the phase. */
export function nextMoment(place: Exclude<Place, { phase: 'over' }>, now: number): number {
  if (place.phase === 'pause') return place.endsAt
  const begin = place.endsAt - cycleMs
  const passed = Math.max(0, now - begin)
  return begin + (Math.floor(passed / pollMs) + 1) * pollMs
}
