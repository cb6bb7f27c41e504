import { createDates } from '../dates.ts'
import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')
const dates = createDates('en')

/** Texts of the page of a dataset. */
export const datasetTexts = {
  all: 'Datasets',
  use: 'Use this dataset',
  facts: 'Facts',
  kind: 'Kind',
  kinds: {
    row: 'Row level',
    aggregate: 'Aggregate only',
    federated: 'Federated, aggregate only',
  },
  dataTypes: 'Data types',
  version: 'Version',
  released: 'Released',
  versionOf: (version: string | null, releasedAt: string | null) => {
    const day = releasedAt === null ? null : dates.day(releasedAt)
    if (version !== null && day !== null) return `${version}, released ${day}`
    return version ?? day
  },
  size: 'Size',
  sizeOf: (patients: number | null, samples: number | null, members: number) =>
    [
      patients !== null && count(patients, { one: 'patient', other: 'patients' }),
      samples !== null && count(samples, { one: 'sample', other: 'samples' }),
      members > 0 && count(members, { one: 'member', other: 'members' }),
    ]
      .filter(Boolean)
      .join(', '),
  partner: 'Data partner',
  identifier: 'Identifier',
  copyFailed: 'Not copied',
  questions: 'Questions',
  ask: 'Ask about this dataset',
  detailsFailed: 'The data partner could not be loaded.',
  members: 'Members',
  member: 'Member',
  contributes: 'Contributes',
  access: 'Your access',
  hereOnly: 'Here only',
  accessIn: (kind: string, dataset: string) => `${kind} in ${dataset}`,
  apps: 'Apps that open it',
  noApps: 'None of your apps takes this dataset.',
  documentation: 'Documentation',
  closed: {
    heading: 'This dataset is not open to you',
    text: (id: string) => `“${id}” is not, or no longer, in your list of datasets.`,
    yours: 'Your datasets',
    ask: 'Ask for access',
  },
}
