/** The texts that `AppBar` shows or reads out. */
export type AppBarTexts = {
  skip: string
  /** Label of the button that shows the bar again after the prop `fullScreen` of `AppBar` has hidden it. */
  reveal: string
}

export const appBarTexts: AppBarTexts = {
  skip: 'Skip to content',
  reveal: 'Show the bar',
}
