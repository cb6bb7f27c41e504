/** The texts that `Link` shows or reads out. */
export type LinkTexts = {
  newTab: string
}

export const linkTexts: LinkTexts = {
  newTab: '(opens in a new tab)',
}
