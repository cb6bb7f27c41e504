import { noteTexts, type NoteTexts } from './note-texts.ts'
import type { Notice } from './panel-writes.ts'
import type { Problem } from './panel-state.ts'
import type { DraftField, NoteIcon, NotePlacement, NoteWidth } from './document-draft.ts'
import type { Audience } from './audience.ts'

/** All texts of the package. The provider's `texts` overrides any of them. */
export interface DocsTexts {
  readonly note: NoteTexts
  readonly panel: {
    readonly title: string
    readonly frameTitle: (title: string) => string
    readonly loading: string
    readonly close: string
    /** Label of the button that closes the panel, the last Tab stop after a document. */
    readonly leaveDocument: string
    readonly enterFullScreen: string
    readonly exitFullScreen: string
    readonly edit: string
    readonly unsaved: string
    readonly failedTitle: string
    readonly failed: string
    readonly retry: string
    readonly emptyTitle: string
    readonly emptyForReader: string
    readonly emptyForAdmin: string
    /** Shown to an admin of certain data partners for a document of others. */
    readonly others: string
    readonly deleted: string
    readonly editorUnloadable: string
  }
  readonly notices: Readonly<Record<Notice, string>>
  readonly problems: Readonly<Record<Problem['kind'], string>>
  readonly editor: {
    readonly shortNote: string
    readonly shortNoteHint: string
    readonly fullNote: string
    readonly fullNoteHint: string
    readonly preview: string
    readonly previewEmpty: string
    readonly previewFailed: string
    readonly previewNote: string
    readonly audience: string
    readonly audienceHint: string
    readonly fields: Readonly<Record<DraftField, string>>
    readonly all: string
    /** Label of a switch: the texts are only for readers in this language. */
    readonly translation: (language: string) => string
    readonly translationHint: string
    readonly chooser: {
      readonly empty: string
      readonly loading: string
      readonly selectAll: string
      readonly open: string
      readonly remove: (label: string) => string
      readonly more: (count: number) => string
      readonly chosen: (texts: string[]) => string
    }
    readonly audiences: Readonly<Record<Audience, string>>
    /** Names of the default environments, used if the app sets none. */
    readonly environments: Readonly<Record<'restricted' | 'premium', string>>
    readonly variants: Readonly<Record<NoteIcon, string>>
    readonly widths: Readonly<Record<NoteWidth, string>>
    readonly positions: Readonly<Record<NotePlacement, string>>
    readonly on: string
    readonly off: string
    readonly tooltipSettingsClosed: string
    readonly audienceClosed: string
    readonly saveNew: string
    readonly update: string
    readonly saving: string
    readonly cancel: string
    readonly remove: string
    readonly restored: (keptAt: Date) => string
  }
  readonly leaving: {
    readonly title: string
    readonly body: string
    readonly stay: string
    readonly discard: string
  }
  readonly removing: {
    readonly title: string
    readonly body: string
    readonly translationTitle: string
    readonly translationBody: (language: string) => string
    readonly keep: string
    readonly confirm: string
  }
  readonly conflict: {
    readonly title: string
    readonly merged: string
    readonly undecided: (count: number) => string
    readonly mine: string
    readonly theirs: string
    readonly keepMine: string
    readonly takeTheirs: string
  }
  readonly admin: {
    readonly coverage: string
    /** Accessible name of the mark on an element without a note. */
    readonly missing: (label: string) => string
    readonly covered: (noted: number, known: number) => string
    readonly viewAs: string
    readonly oneself: string
    readonly hidden: (audience: string) => string
    readonly externalGate: string
  }
}

const moment = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(date)
const isOne = (count: number) => new Intl.PluralRules('en').select(count) === 'one'

/** Texts that override those of the package, by section. */
export type DocsTextChanges = {
  readonly [Section in keyof DocsTexts]?: Partial<DocsTexts[Section]>
}

/** The English texts. */
export const docsTexts: DocsTexts = {
  note: noteTexts,
  panel: {
    title: 'Documentation',
    frameTitle: (title) => `Document: ${title}`,
    loading: 'Loading the document',
    close: 'Close',
    leaveDocument: 'Leave the document',
    enterFullScreen: 'Full screen',
    exitFullScreen: 'Exit full screen',
    edit: 'Edit Document',
    unsaved: 'Unsaved changes',
    failedTitle: 'Server Error',
    failed: 'The document could not be loaded.',
    retry: 'Retry',
    emptyTitle: 'No documentation yet',
    emptyForReader: 'Nobody has written about this element yet.',
    emptyForAdmin: 'Write the first note about this element.',
    others: 'You write documents of your own data partners only, in their datasets.',
    deleted: 'This document is deleted.',
    editorUnloadable: 'The editor could not be loaded. Check your connection.',
  },
  notices: {
    saved: 'Document saved successfully',
    saveFailed: 'Failed to save document',
    deleted: 'Document deleted successfully',
    deleteFailed: 'Failed to delete document',
  },
  problems: {
    signedOut: 'Your session has ended. Log in again, then save. Your text is kept.',
    signedInAgain: 'You are logged in again. The document was not saved: please save it again.',
    forbidden: 'You may no longer edit documentation. Your text is kept until you close this tab.',
    invalid: 'The server did not accept the document. Your text is kept.',
    gone: 'Someone else has deleted this document. Your text is kept; saving makes it a new document.',
    unavailable: 'Something went wrong. Try again later. Your text is kept.',
  },
  editor: {
    shortNote: 'Short note',
    shortNoteHint: 'Shown in a tooltip beside the element.',
    fullNote: 'Full note',
    fullNoteHint: 'Markdown, opened from the tooltip.',
    preview: 'Live preview',
    previewEmpty: 'The preview appears as you write.',
    previewFailed: 'The preview is not available.',
    previewNote: 'Preview of the tooltip',
    audience: 'Who sees it',
    audienceHint: 'Empty means all.',
    fields: {
      miniContent: 'Short note',
      mainContent: 'Full note',
      title: 'Title',
      isTranslation: 'Translation',
      variant: 'Variant',
      tooltipWidth: 'Width',
      tooltipPosition: 'Position',
      interactive: 'Interactive',
      audience: 'Audience',
      environmentType: 'Environment',
      sellers: 'Sellers',
      dataPartners: 'Data partners',
    },
    all: 'All',
    translation: (language) => `Only for readers in ${language}`,
    translationHint: 'All others read the texts that the document had before.',
    chooser: {
      empty: 'No Results',
      loading: 'Loading…',
      selectAll: 'Select all',
      open: 'Show options',
      remove: (label) => `Remove ${label}`,
      more: (count) => `+${count}`,
      chosen: (texts) => `Selected: ${texts.join(', ')}`,
    },
    audiences: { internal: 'Internal', external: 'External' },
    environments: { restricted: 'Restricted', premium: 'Premium' },
    variants: {
      info: 'Info',
      info_filled: 'Info, filled',
      info_tag: 'Tag “Info”',
      question: 'Question',
      question_filled: 'Question, filled',
      warning: 'Warning',
      warning_filled: 'Warning, filled',
      new_tag: 'Tag “New”',
      no_icon: 'Words without an icon',
    },
    widths: { default: 'Default', medium: 'Medium', large: 'Large', 'No Wrap': 'No Wrap' },
    positions: {
      top: 'Above',
      'top-start': 'Above, from the start',
      'top-end': 'Above, to the end',
      right: 'Right',
      'right-start': 'Right, from the top',
      'right-end': 'Right, to the bottom',
      bottom: 'Below',
      'bottom-start': 'Below, from the start',
      'bottom-end': 'Below, to the end',
      left: 'Left',
      'left-start': 'Left, from the top',
      'left-end': 'Left, to the bottom',
    },
    on: 'On',
    off: 'Off',
    tooltipSettingsClosed: 'Write a short note to set these.',
    audienceClosed: 'Write a short or a full note to set these.',
    saveNew: 'Save Document',
    update: 'Update document',
    saving: 'Saving…',
    cancel: 'Cancel Changes',
    remove: 'Delete',
    restored: (keptAt) => `Your unsaved changes of ${moment(keptAt)} are back.`,
  },
  leaving: {
    title: 'Discard unsaved changes?',
    body: 'What you have written here is not saved.',
    stay: 'Keep editing',
    discard: 'Discard changes',
  },
  removing: {
    title: 'Delete this document?',
    body: 'Its short and its full note disappear for everyone. This cannot be undone.',
    translationTitle: 'Delete this translation?',
    translationBody: (language) =>
      `Readers in ${language} see the document as all others do. This cannot be undone.`,
    keep: 'Keep document',
    confirm: 'Delete',
  },
  conflict: {
    title: 'Someone else has saved this document',
    merged: 'Their changes are taken over into yours. Look them through, then update.',
    undecided: (count) =>
      isOne(count)
        ? 'You both changed one field. Decide what it shall say, then update.'
        : `You both changed ${count} fields. Decide what they shall say, then update.`,
    mine: 'Yours',
    theirs: 'Saved meanwhile',
    keepMine: 'Keep yours',
    takeTheirs: 'Take theirs',
  },
  admin: {
    coverage: 'Show missing notes',
    missing: (label) => `${label} has no note. Write one`,
    covered: (noted, known) => `${noted} of ${known} elements on this page have a note`,
    viewAs: 'View as',
    oneself: 'Yourself',
    hidden: (audience) => `${audience} users do not see this document.`,
    externalGate: 'This app shows documentation to internal users only.',
  },
}
