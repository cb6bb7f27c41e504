import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')

export const termsTexts: AdminTexts['terms'] = {
  heading: 'Nutzungsbedingungen',
  lead: 'Was alle akzeptieren, bevor sie die Plattform nutzen.',
  columns: {
    terms: 'Nutzungsbedingungen',
    since: 'Gültig seit',
    accepted: 'Akzeptiert',
    notYet: 'Noch nicht',
    by: 'Von',
  },
  states: { in_force: '', upcoming: 'noch nicht in Kraft', replaced: 'ersetzt' },
  imported: 'Import',
  none: '–',
  read: 'Lesen',
  readName: (name) => `${name} lesen`,
  textNotLoaded: 'Der Text konnte nicht geladen werden',
  empty: 'Noch keine Nutzungsbedingungen',
  emptyText: 'Die Plattform lässt sich nutzen, ohne etwas zu akzeptieren.',
  who: {
    heading: 'Wer akzeptiert hat',
    states: { not_yet: 'Noch nicht', accepted: 'Akzeptiert' },
    search: 'Name oder Adresse',
    columns: {
      name: 'Name',
      organization: 'Organisation',
      last: 'Letzte Anmeldung',
      accepted: 'Akzeptiert',
      note: 'Anmerkung',
    },
    findOrganization: 'Organisation suchen',
    never: 'Nie',
    notes: { invited: 'Eingeladen', disabled: 'Deaktiviert' },
    empty: {
      not_yet: 'Alle haben sie akzeptiert',
      accepted: 'Noch niemand hat sie akzeptiert',
    },
    emptyText: {
      not_yet: 'Neue Personen werden bei der ersten Anmeldung gefragt.',
      accepted: 'Personen werden bei der nächsten Anmeldung gefragt.',
    },
  },
  export: {
    action: 'CSV exportieren',
    title: 'Diese Liste exportieren?',
    text: 'Die Datei enthält Namen und Adressen der gefilterten Liste. Der Export ist selbst ein Ereignis.',
    button: 'CSV exportieren',
    done: 'Die Liste ist exportiert',
    exported: (n, isCut) =>
      plural(n, { one: '{n} Person exportiert', other: '{n} Personen exportiert' }) +
      (isCut ? '. Es gibt mehr: Grenzen Sie die Liste auf eine Organisation ein.' : ''),
  },
  publish: {
    heading: 'Neue Fassung',
    replaces: 'Ersetzt',
    nothing: 'Nichts: wird neben den anderen verlangt',
    language: 'Sprache',
    translated: 'Fehlt der Text in einer Sprache, wird die Originalfassung angezeigt.',
    original: 'Originalfassung',
    name: 'Name',
    text: 'Text',
    textHint:
      'Einfacher Text mit Leerzeilen zwischen den Absätzen, oder HTML mit Überschriften, Absätzen, Listen und Links. Alles andere entfällt.',
    from: 'Gültig ab',
    fromHint: 'Leer: ab sofort.',
    missing: 'Dieses Feld darf nicht leer sein',
    effectsHeading: 'Wenn Sie veröffentlichen',
    effects: [
      'Personen lesen und akzeptieren sie ab diesem Tag auf ihrer nächsten Seite, bevor sich etwas öffnet.',
      'Eine offene Seite läuft weiter; die nächste ganze Seite fragt.',
      'Eine veröffentlichte Fassung kann weder geändert noch gelöscht werden.',
    ],
    action: 'Veröffentlichen …',
    see: 'So ansehen, wie andere sie sehen',
    preview: (name) => name || 'Neue Fassung',
    previewProof: 'Der Server zeigt, was er vom Text behält.',
    show: 'Anzeigen',
    notShown: 'Die Vorschau konnte nicht erstellt werden',
    shown: 'Diesen Text werden alle lesen',
    title: (name) => `${name} veröffentlichen?`,
    confirm: (day, people) =>
      `Ab ${day ?? 'sofort'} ${people === null ? 'müssen alle' : plural(people, { one: 'muss {n} Person', other: 'müssen alle {n} Personen' })} sie akzeptieren, bevor sich etwas öffnet, auch Sie. Danach kann sie weder geändert noch gelöscht werden.`,
    button: 'Veröffentlichen',
    done: (name) => `${name} ist veröffentlicht`,
  },
}
