/** The texts that `Select` shows or reads out. */
export type SelectTexts = {
  loading: string
  empty: string
}

export const selectTexts: SelectTexts = {
  loading: 'Loading…',
  empty: 'No Results',
}
