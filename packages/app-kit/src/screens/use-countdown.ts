import { useTimeLeft } from '../time-left.ts'
import { useWorld } from './world.ts'

/**
 * Returns how many milliseconds are left until the time `until`, in milliseconds since 1970; never negative. Renders
 * again every full second.
 */
export const useCountdown = (until: number) => useTimeLeft(useWorld().clock, until)
