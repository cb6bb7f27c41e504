import { useTimeLeft } from '../time-left.ts'
import { useWorld } from './world.ts'

/** Returns how many milliseconds are left until a moment, never negative; renders again every full second. */
export const useCountdown = (until: number) => useTimeLeft(useWorld().clock, until)
