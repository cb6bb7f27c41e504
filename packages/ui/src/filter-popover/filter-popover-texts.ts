/** The texts that `FilterPopover` shows or reads out. */
export type FilterPopoverTexts = {
  /** Label of the button while options are chosen. */
  applied: (label: string, count: number) => string
  search: (label: string) => string
  selectAll: string
  clear: string
  empty: string
  /** Announces how many options the search found. */
  found: (count: number) => string
}

export const filterPopoverTexts: FilterPopoverTexts = {
  applied: (label, count) => `${label}: ${count}`,
  search: (label) => `Search ${label.toLowerCase()}`,
  selectAll: 'Select all',
  clear: 'Clear',
  empty: 'No Results',
  found: (count) => `${count} found`,
}
