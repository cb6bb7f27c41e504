import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')
const people = (n: number) => plural(n, { one: '{n} Person', other: '{n} Personen' })

export const accessTexts: AdminTexts['access'] = {
  heading: 'Zugriff',
  lead: 'Wer auf welche App und welchen Datensatz Zugriff hat.',
  view: 'Anordnung',
  views: { resource: 'Nach App oder Datensatz', organization: 'Nach Organisation' },
  kinds: { dataset: 'Datensätze', app: 'Apps' },
  given: (toOrganizations, toPeople) =>
    [
      plural(toOrganizations, { one: '{n} Organisation', other: '{n} Organisationen' }),
      toPeople > 0 &&
        plural(toPeople, {
          one: '{n} Person mit eigener Berechtigung',
          other: '{n} Personen mit eigener Berechtigung',
        }),
    ]
      .filter(Boolean)
      .join(', '),
  more: 'Es gibt weitere. Die übrigen finden Sie über die Suche.',
  one: {
    notFound: 'Diesen Eintrag gibt es nicht',
    notFoundText: 'Er existiert nicht, oder Ihre Rolle reicht nicht bis zu ihm.',
    back: 'Alle Einträge',
  },
  resource: {
    search: 'App oder Datensatz',
    all: 'Alle Apps und Datensätze',
    choose: 'Wählen Sie eine App oder einen Datensatz, um zu sehen, wer Zugriff hat.',
    opened: 'Wer sie geöffnet hat',
    organizations: 'Organisationen',
    organizationsHint: 'Alle ihre Mitglieder haben Zugriff.',
    organization: 'Organisation',
    people: 'Personen',
    openedIn30Days: 'In 30 Tagen geöffnet',
    since: 'Seit',
    by: 'Von',
    noOrganization: 'Keine Organisation hat Zugriff.',
    byGrant: 'Personen mit eigener Berechtigung',
    byGrantHint: 'Unabhängig davon, was ihre Organisation hat.',
    person: 'Person',
    anyway: 'ohnehin berechtigt',
    lastOpened: 'Zuletzt geöffnet',
    never: 'Nie',
    noPerson: 'Niemand hat eine eigene Berechtigung.',
    imported: 'Import',
    importedText: 'gehört der Importdatei und wird dort geändert.',
    giveToOrganization: 'Einer Organisation geben',
    giveToPerson: 'Einer Person geben',
    giveOrganizationTitle: (resource, organization) =>
      organization === null
        ? `Einer Organisation Zugriff auf ${resource} geben?`
        : `${organization} Zugriff auf ${resource} geben?`,
    givePersonTitle: (resource, person) =>
      person === null
        ? `Einer Person Zugriff auf ${resource} geben?`
        : `${person} Zugriff auf ${resource} geben?`,
    chooseOrganization: 'Alle ihre Mitglieder können die Ressource ab der nächsten Seite öffnen.',
    choosePerson: 'Die Person kann die Ressource ab der nächsten Seite öffnen.',
    personLabel: 'Person',
    findPerson: 'Name oder Adresse',
    given: (resource, name) => `${name} kann ${resource} öffnen`,
    remove: 'Entfernen',
    removeLabel: (name) => `${name} entfernen`,
  },
  organization: {
    search: 'Organisation',
    all: 'Alle Organisationen',
    choose: 'Wählen Sie eine Organisation, um zu sehen, worauf ihre Mitglieder Zugriff haben.',
    people,
    open: 'Organisation öffnen',
    lead: (all, own) =>
      own === 0
        ? people(all)
        : `${people(all)}, davon ${plural(own, {
            one: '{n} mit eigener Berechtigung',
            other: '{n} mit eigenen Berechtigungen',
          })}`,
    grid: (organization) => `Worauf ${organization} Zugriff hat`,
    resource: 'App oder Datensatz',
    everyone: 'Alle',
    morePeople: (n) => plural(n, { one: '{n} weitere Person', other: '{n} weitere Personen' }),
    cell: (resource, person) => `${resource}: ${person}`,
    canOpen: 'Darf öffnen',
    byEveryone: 'Über „Alle“',
    cannot: 'Darf nicht öffnen',
    by: 'Von',
    since: 'Seit',
    none: 'Noch hat hier niemand Zugriff auf etwas.',
    legend:
      'Ein umrandetes Häkchen wurde hier gegeben: Drücken Sie darauf, um den Zugriff zu entziehen, oder auf ein leeres Feld, um ihn zu geben. Ein graues Häkchen kommt von „Alle“.',
    readLegend: 'Ein graues Häkchen kommt von „Alle“.',
    first: (n) =>
      plural(n, {
        one: 'Die erste Berechtigung wird gezeigt.',
        other: 'Die ersten {n} Berechtigungen werden gezeigt.',
      }),
  },
}
