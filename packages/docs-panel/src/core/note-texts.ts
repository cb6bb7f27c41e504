/** Texts that a page with notes needs before a panel is opened. */
export interface NoteTexts {
  /** Accessible name of a note's icon. */
  readonly about: (label: string) => string
  /** In a tooltip without links: says how to open the full note. */
  readonly pressForMore: string
  /** In a tooltip with links: the button that opens the full note. */
  readonly readMore: string
  /** Texts of the icon variants that are tags. */
  readonly infoTag: string
  readonly newTag: string
  /** Shown if the panel's code cannot be loaded. */
  readonly unloadable: string
  readonly retry: string
}

export const noteTexts: NoteTexts = {
  about: (label) => `About ${label}`,
  pressForMore: 'Select to read the full note.',
  readMore: 'Read the full note',
  infoTag: 'Info',
  newTag: 'New',
  unloadable: 'The documentation could not be opened. Check your connection.',
  retry: 'Retry',
}
