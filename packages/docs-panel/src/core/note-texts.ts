/** The texts of a page with notes, before a panel is opened. */
export interface NoteTexts {
  /** The name of a note's icon. */
  readonly about: (label: string) => string
  /** In a tooltip that is only read: how to open the full note. */
  readonly pressForMore: string
  /** In a tooltip with links: opens the full note. */
  readonly readMore: string
  /** The tags of the icons that are words. */
  readonly infoTag: string
  readonly newTag: string
  /** Where the code of the panel cannot be fetched. */
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
