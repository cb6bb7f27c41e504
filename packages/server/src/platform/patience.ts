const firstPauseS = 15
const longestPauseS = 300

/** Seconds before the next try of what has failed so often: 15 s, 30 s, 1, 2 and 4 minutes, then 5 minutes each. */
export const pauseS = (tries: number): number =>
  Math.min(firstPauseS * 2 ** Math.min(tries - 1, 10), longestPauseS)
