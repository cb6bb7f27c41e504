import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')

/** Texts of the terms that people accept. */
export const termsTexts = {
  heading: 'Terms',
  lead: 'What people accept before they come in.',
  columns: {
    terms: 'Terms',
    since: 'Valid since',
    accepted: 'Accepted',
    notYet: 'Not yet',
    by: 'By',
  },
  /** Shown below the name of the terms, by their state. */
  states: { in_force: '', upcoming: 'not yet in force', replaced: 'replaced' } as Readonly<
    Record<string, string>
  >,
  imported: 'Import',
  none: '–',
  read: 'Read',
  readName: (name: string) => `Read ${name}`,
  textNotLoaded: 'The text could not be loaded',
  empty: 'No terms yet',
  emptyText: 'People come in without accepting anything.',
  who: {
    heading: 'Who accepted',
    states: { not_yet: 'Not yet', accepted: 'Accepted' },
    search: 'Name or address',
    columns: {
      name: 'Name',
      organization: 'Organisation',
      last: 'Last sign-in',
      accepted: 'Accepted',
      note: 'Note',
    },
    findOrganization: 'Find an organisation',
    never: 'Never',
    notes: { invited: 'Invited', disabled: 'Disabled' } as Readonly<Record<string, string>>,
    empty: {
      not_yet: 'Everyone has accepted them',
      accepted: 'Nobody has accepted them yet',
    },
    emptyText: {
      not_yet: 'New people are asked at their first sign-in.',
      accepted: 'People are asked at their next sign-in.',
    },
  },
  export: {
    action: 'Export CSV',
    title: 'Export this list?',
    text: 'The file holds names and addresses of the filtered list. The export is itself an event.',
    button: 'Export CSV',
    done: 'The list is exported',
    exported: (n: number, isCut: boolean) =>
      `${count(n, { one: 'person', other: 'people' })} exported` +
      (isCut ? '. There are more: narrow the list by an organisation.' : ''),
  },
  publish: {
    heading: 'New version',
    replaces: 'Replaces',
    nothing: 'Nothing: asked for beside the others',
    language: 'Language',
    translated: 'Where a language has no text, people read the one as written.',
    original: 'As written',
    name: 'Name',
    text: 'Text',
    textHint:
      'Plain text with empty lines between paragraphs, or HTML with headings, paragraphs, lists and links. Nothing else is kept.',
    from: 'Valid from',
    fromHint: 'Empty: from now on.',
    missing: 'This field cannot be empty',
    effectsHeading: 'When you publish',
    effects: [
      'People read and accept it at their next page from that day on, before anything opens.',
      'A page that is open goes on; the next full page asks.',
      'A published version can be neither changed nor deleted.',
    ],
    action: 'Publish…',
    see: 'See it as people will',
    preview: (name: string) => name || 'New version',
    previewProof: 'The server shows what it keeps of the text.',
    show: 'Show it',
    notShown: 'The preview could not be made',
    shown: 'This is what people will read',
    title: (name: string) => `Publish ${name}?`,
    confirm: (day: string | null, people: number | null) =>
      `From ${day ?? 'now on'}, ${people === null ? 'everyone' : `all ${count(people, { one: 'person', other: 'people' })}`} must accept it before anything opens, you too. It cannot be changed or deleted afterwards.`,
    button: 'Publish',
    done: (name: string) => `${name} is published`,
  },
}
