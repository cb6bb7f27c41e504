import type { Clock } from '@vestibule/base/clock'

/** After how long without activity of the user the page stops polling, in milliseconds. */
export const activityWindowMs = 5 * 60_000

const signs = ['mousemove', 'keydown', 'touchstart'] as const

export interface Activity {
  /** Whether the user has used mouse, keyboard or touch screen within the last five minutes. */
  readonly isRecent: () => boolean
  /** Calls `onActivity` on each activity of the user. Returns a function that stops this. */
  readonly watch: (onActivity: () => void) => () => void
}

/** Tracks the activity of the user. Opening the page counts as activity. */
export function createActivity(target: EventTarget, clock: Pick<Clock, 'now'>): Activity {
  let last = clock.now()
  return {
    isRecent: () => clock.now() - last < activityWindowMs,
    watch(onActivity) {
      const note = () => {
        last = clock.now()
        onActivity()
      }
      for (const sign of signs) target.addEventListener(sign, note, { passive: true })
      return () => {
        for (const sign of signs) target.removeEventListener(sign, note)
      }
    },
  }
}
