/** The texts that `MultiSelect` shows or reads out. */
export type MultiSelectTexts = {
  selectAll: string
  empty: string
  loading: string
  open: string
  remove: (label: string) => string
  /** Shown after the chips: the number of chosen options that have no chip. */
  more: (count: number) => string
  /** Announced to screen readers; `texts` are the labels of the chosen options. */
  chosen: (texts: string[]) => string
}

export const multiSelectTexts: MultiSelectTexts = {
  selectAll: 'Select all',
  empty: 'No Results',
  loading: 'Loading…',
  open: 'Show options',
  remove: (label) => `Remove ${label}`,
  more: (count) => `+${count}`,
  chosen: (texts) => `Selected: ${texts.join(', ')}`,
}
