/** The texts that `AppBar` shows or reads out. */
export type AppBarTexts = {
  skip: string
  /** Label of the button that brings the bar back in full screen. */
  reveal: string
}

export const appBarTexts: AppBarTexts = {
  skip: 'Skip to content',
  reveal: 'Show the bar',
}
