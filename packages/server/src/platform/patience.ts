const firstPauseS = 15
const longestPauseS = 300

/**
 * Seconds to wait before the next try after `tries` failed ones: 15 s after the first, then 30 s, 1, 2 and 4 minutes,
 * then always 5 minutes.
 */
export const pauseS = (tries: number): number =>
  Math.min(firstPauseS * 2 ** Math.min(tries - 1, 10), longestPauseS)
