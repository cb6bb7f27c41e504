import type { Clock } from '@vestibule/base/clock'

/** The page stops polling after this time without user activity, in milliseconds. */
export const activityWindowMs = 5 * 60_000

const signs = ['mousemove', 'keydown', 'touchstart'] as const

export interface Activity {
  /** Whether the mouse, a key or a touch was seen within the last five minutes. */
  readonly isRecent: () => boolean
  /** Calls back on each user activity. Returns a function that stops it. */
  readonly watch: (onActivity: () => void) => () => void
}

/** Opening the page counts as activity. */
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
