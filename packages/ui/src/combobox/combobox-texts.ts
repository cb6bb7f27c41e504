/** The texts that `Combobox` shows or reads out. */
export type ComboboxTexts = {
  empty: string
  loading: string
  open: string
}

export const comboboxTexts: ComboboxTexts = {
  empty: 'No Results',
  loading: 'Loading…',
  open: 'Show options',
}
