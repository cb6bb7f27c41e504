import { createDates } from '../dates.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('de')
const dates = createDates('de')

/** Texts of the page of a dataset. */
export const datasetTexts: ShellTexts['dataset'] = {
  all: 'Datensätze',
  use: 'Diesen Datensatz verwenden',
  facts: 'Eckdaten',
  kind: 'Art',
  kinds: {
    row: 'Einzeldaten',
    aggregate: 'Nur aggregiert',
    federated: 'Föderiert, nur aggregiert',
  },
  dataTypes: 'Datentypen',
  version: 'Version',
  released: 'Veröffentlicht',
  versionOf: (version, releasedAt) => {
    const day = releasedAt === null ? null : dates.day(releasedAt)
    if (version !== null && day !== null) return `${version}, veröffentlicht am ${day}`
    return version ?? day
  },
  size: 'Umfang',
  sizeOf: (patients, samples, members) =>
    [
      patients !== null && plural(patients, { one: '{n} Patient', other: '{n} Patienten' }),
      samples !== null && plural(samples, { one: '{n} Probe', other: '{n} Proben' }),
      members > 0 && plural(members, { one: '{n} Mitglied', other: '{n} Mitglieder' }),
    ]
      .filter(Boolean)
      .join(', '),
  partner: 'Datenpartner',
  identifier: 'Kennung',
  copyFailed: 'Nicht kopiert',
  questions: 'Fragen',
  ask: 'Frage zu diesem Datensatz stellen',
  detailsFailed: 'Der Datenpartner konnte nicht geladen werden.',
  members: 'Mitglieder',
  member: 'Mitglied',
  contributes: 'Steuert bei',
  access: 'Ihr Zugriff',
  hereOnly: 'Nur hier',
  accessIn: (kind, dataset) => `${kind} in ${dataset}`,
  apps: 'Apps, die ihn öffnen',
  noApps: 'Keine Ihrer Apps kann diesen Datensatz öffnen.',
  documentation: 'Dokumentation',
  closed: {
    heading: 'Sie haben keinen Zugriff auf diesen Datensatz',
    text: (id) => `„${id}“ steht nicht oder nicht mehr in der Liste Ihrer Datensätze.`,
    yours: 'Ihre Datensätze',
    ask: 'Zugriff beantragen',
  },
}
