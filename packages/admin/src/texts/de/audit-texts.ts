import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
import { auditEventNames } from './audit-event-names.ts'

const plural = createPlural('de')
const clock = new Intl.DateTimeFormat('de', { timeStyle: 'medium', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('de', { weekday: 'long', day: 'numeric', month: 'long' })

export const auditTexts: AdminTexts['audit'] = {
  heading: 'Protokoll',
  lead: 'Wer was getan und wer welche Daten gesehen hat. Niemand kann es ändern.',
  search: 'Code, Anfrage oder Adresse',
  count: (n) => plural(n, { one: '{n} Ereignis', other: '{n} Ereignisse' }),
  columns: {
    when: 'Wann',
    who: 'Wer',
    what: 'Was',
    on: 'Woran oder an wem',
    from: 'Von wo',
    result: 'Ergebnis',
  },
  filters: {
    who: 'Wer',
    what: 'Was',
    resource: 'Ressource',
    organization: 'Organisation',
    result: 'Ergebnis',
    request: 'Anfrage',
    session: 'Sitzung',
    whom: 'An wem',
    findPerson: 'Person suchen',
    findWhat: 'Handlung suchen',
    findResource: 'App oder Datensatz suchen',
    findOrganization: 'Organisation suchen',
  },
  periods: {
    '1d': 'Letzte 24 Stunden',
    '7d': 'Letzte 7 Tage',
    '30d': 'Letzte 30 Tage',
    '365d': 'Letzte 12 Monate',
    all: 'Alle aufbewahrten Ereignisse',
  },
  results: { done: 'Ausgeführt', refused: 'Abgelehnt' },
  names: auditEventNames,
  otherEvent: (event) => {
    const words = event.replaceAll('_', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  },
  ownAccount: 'Eigenes Konto',
  unknown: 'Unbekannte Adresse',
  noAccount: 'Kein solches Konto',
  ticket: 'Ticket',
  to: (what, whom) => `${what} für ${whom}`,
  takenFrom: (what, whom) => `${what} von ${whom}`,
  with: (app, dataset) => `${app} mit ${dataset}`,
  newer: 'Neuere',
  older: 'Ältere',
  details: (time, what) => `Einzelheiten zu ${time}, ${what}`,
  detail: {
    before: 'Vorher',
    after: 'Nachher',
    reason: 'Grund',
    actingFor: 'Handelnd für',
    time: 'Genaue Zeit',
    request: 'Anfrage',
    session: 'Sitzung',
    address: 'Adresse',
    code: 'Supportcode',
    nobody: 'Niemand',
    none: 'Keine',
    nothing: 'Nichts',
    quoted: (reason) => `„${reason}“`,
    ofRequest: 'Alles aus dieser Anfrage',
    ofSession: 'Alles aus dieser Sitzung',
    copy: 'Als JSON kopieren',
  },
  empty: {
    heading: 'Keine Ereignisse in diesem Zeitraum',
    text: 'Was Personen tun und was ihnen verweigert wird, steht hier.',
    all: 'Alle aufbewahrten Ereignisse ansehen',
  },
  export: {
    action: 'CSV exportieren',
    title: 'Diese Ereignisse exportieren?',
    text: 'Die Datei enthält Namen, Adressen und IP-Adressen der gefilterten Liste. Der Export ist selbst ein Ereignis.',
    button: 'CSV exportieren',
    done: 'Die Ereignisse sind exportiert',
    exported: (n, isCut) =>
      plural(n, { one: '{n} Ereignis exportiert', other: '{n} Ereignisse exportiert' }) +
      (isCut ? '. Es gibt mehr: Wählen Sie einen kürzeren Zeitraum.' : ''),
  },
  day: (iso) => weekday.format(new Date(iso)),
  time: (iso) => clock.format(new Date(iso)),
}
