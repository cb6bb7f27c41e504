/** The texts that `InfoIcon` shows or reads out. */
export type InfoIconTexts = {
  infoTag: string
  newTag: string
}

export const infoIconTexts: InfoIconTexts = {
  infoTag: 'Info',
  newTag: 'New',
}
