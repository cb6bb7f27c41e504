import type { Clock } from '../../boot/clock.ts'

/** How long polling goes on without a movement. */
export const activityWindowMs = 5 * 60_000

const signs = ['mousemove', 'keydown', 'touchstart'] as const

export interface Activity {
  /** Whether the mouse, a key or a touch was seen within the last five minutes. */
  readonly isRecent: () => boolean
  /** Calls back at each movement. Returns how to stop. */
  readonly watch: (onActivity: () => void) => () => void
}

/** Opening the page counts as a movement. */
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
