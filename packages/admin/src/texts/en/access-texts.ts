import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')
const organizations = (n: number) => count(n, { one: 'organisation', other: 'organisations' })
const people = (n: number) => count(n, { one: 'person', other: 'people' })

/** Texts of the access section: who can open what. */
export const accessTexts = {
  heading: 'Access',
  lead: 'Who can reach which app and which dataset.',
  view: 'Arranged',
  views: { resource: 'By app or dataset', organization: 'By organisation' },
  kinds: { dataset: 'Datasets', app: 'Apps' },
  given: (toOrganizations: number, toPeople: number) =>
    [organizations(toOrganizations), toPeople > 0 && `${people(toPeople)} by a grant of their own`]
      .filter(Boolean)
      .join(', '),
  more: 'There are more. Search for the others.',
  one: {
    notFound: 'There is no such entry',
    notFoundText: 'It does not exist, or your role does not reach it.',
    back: 'All of them',
  },
  resource: {
    search: 'App or dataset',
    all: 'All apps and datasets',
    choose: 'Choose an app or a dataset to see who can reach it.',
    opened: 'Who opened it',
    organizations: 'Organisations',
    organizationsHint: 'Everyone in them can reach it.',
    organization: 'Organisation',
    people: 'People',
    openedIn30Days: 'Opened it in 30 days',
    since: 'Since',
    by: 'By',
    noOrganization: 'No organisation can reach it.',
    byGrant: 'People by a grant of their own',
    byGrantHint: 'Whatever their organisation has.',
    person: 'Person',
    anyway: 'has it anyway',
    lastOpened: 'Last opened',
    never: 'Never',
    noPerson: 'Nobody has a grant of their own.',
    imported: 'Import',
    importedText: 'is owned by the import file and changes there.',
    giveToOrganization: 'Give to an organisation',
    giveToPerson: 'Give to a person',
    giveOrganizationTitle: (resource: string, organization: string | null) =>
      `Give ${resource} to ${organization ?? 'an organisation'}?`,
    givePersonTitle: (resource: string, person: string | null) =>
      `Give ${resource} to ${person ?? 'a person'}?`,
    chooseOrganization: 'Everyone in it can open it from their next page on.',
    choosePerson: 'They can open it from their next page on.',
    personLabel: 'Person',
    findPerson: 'Name or address',
    given: (resource: string, name: string) => `${name} can open ${resource}`,
    remove: 'Remove',
    removeLabel: (name: string) => `Remove ${name}`,
  },
  organization: {
    search: 'Organisation',
    all: 'All organisations',
    choose: 'Choose an organisation to see what its people can reach.',
    people,
    open: 'Open the organisation',
    lead: (all: number, own: number) =>
      own === 0
        ? people(all)
        : `${people(all)}, of whom ${own} ${own === 1 ? 'has' : 'have'} something of their own`,
    grid: (organization: string) => `What ${organization} can reach`,
    resource: 'App or dataset',
    everyone: 'Everyone',
    morePeople: (n: number) => `${n} more ${n === 1 ? 'person' : 'people'}`,
    cell: (resource: string, person: string) => `${resource}: ${person}`,
    canOpen: 'Can open it',
    byEveryone: 'Because of everyone',
    cannot: 'Cannot open it',
    by: 'By',
    since: 'Since',
    none: 'Nobody here can reach anything yet.',
    legend:
      'A boxed tick was given here: press it to take it back, or an empty place to give. A grey tick comes from Everyone.',
    readLegend: 'A grey tick comes from Everyone.',
    first: (n: number) => `The first ${n} grants are shown.`,
  },
}
