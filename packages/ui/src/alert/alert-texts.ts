/** The texts that `Alert` shows or reads out. */
export type AlertTexts = {
  close: string
}

export const alertTexts: AlertTexts = {
  close: 'Close',
}
