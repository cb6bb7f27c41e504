/** The texts that `CountdownCircle` shows or reads out. */
export type CountdownCircleTexts = {
  remaining: (seconds: number) => string
}

export const countdownCircleTexts: CountdownCircleTexts = {
  remaining: (seconds) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
}
