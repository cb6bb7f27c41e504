import { useTimeLeft } from '../time-left.ts'
import { useWorld } from './world.ts'

/** Milliseconds until a moment, never negative, updated every full second. */
export const useCountdown = (until: number) => useTimeLeft(useWorld().clock, until)
