import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')
const numbers = new Intl.NumberFormat('de')
const seconds = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const healthTexts: AdminTexts['health'] = {
  heading: 'Zustand und Einstellungen',
  lead: 'Nur zum Lesen. Einstellungen werden in der Umgebung der Server geändert und gelten nach einem Neustart.',
  shown: (n, of) => `${numbers.format(n)} von ${numbers.format(of)}`,
  showAll: 'Alle anzeigen',
  checks: {
    heading: 'Prüfungen',
    hint: (failed, warnings) =>
      failed + warnings === 0
        ? 'Alles in Ordnung.'
        : `${numbers.format(failed)} fehlgeschlagen, ${numbers.format(warnings)} zu beobachten.`,
    again: 'Erneut prüfen',
    checkedAt: (time) => `Geprüft um ${time}, wie es vestibule doctor tut.`,
    checking: 'Wird geprüft …',
    names: {
      settings: 'Einstellungen',
      pooler: 'Verbindungspool',
      database: 'Datenbank',
      migrations: 'Migrationen',
      clock: 'Uhr',
      connections: 'Verbindungen',
      'secret key': 'Geheimer Schlüssel',
      registration: 'Registrierung',
      'hidden accounts': 'Verborgene Konten',
      passkeys: 'Passkeys',
      addresses: 'Adressen',
      'organization sign-in': 'Anmeldung der Organisationen',
      mail: 'E-Mail',
      'public origin': 'Öffentliche Adresse',
      'running server': 'Laufender Server',
      proxy: 'Proxy-Server',
      'breached passwords': 'Bekannt gewordene Passwörter',
      apps: 'Anwendungen',
      disk: 'Festplatte',
    },
    states: { ok: 'in Ordnung', warning: 'zu beobachten', failed: 'fehlgeschlagen' },
  },
  mails: {
    heading: 'Ausgehende E-Mails',
    hint: 'Niemand kann hier eine E-Mail lesen: Sie könnte einen Code enthalten.',
    failing: (n, since) =>
      plural(n, { one: '{n} E-Mail wartet', other: '{n} E-Mails warten' }) +
      (since === null ? '' : `, seit: ${since}`),
    failingText:
      'Jede wird 24 Stunden lang alle 5 Minuten erneut versucht. Codes, die ablaufen, werden nie verspätet gesendet: Sie liegen nicht hier.',
    outbox: 'Es gibt keinen Mailserver: E-Mails bleiben im Postausgang des Servers.',
    state: 'Status',
    states: { waiting: 'Wartend', sent: 'Gesendet', given_up: 'Aufgegeben' },
    columns: {
      what: 'Was',
      to: 'An',
      tries: 'Versuche',
      next: 'Nächster',
      sent: 'Gesendet',
      answer: 'Antwort des Servers',
    },
    kinds: {
      invitation: 'Einladung',
      registration_refused: 'Registrierung abgelehnt',
      ticket_answered: 'Ticket beantwortet',
      account_changed: 'Konto geändert',
      operators_told: 'Nachricht an die Betreiber',
    },
    otherKind: (kind) => {
      const words = kind.replaceAll('_', ' ')
      return words.charAt(0).toUpperCase() + words.slice(1)
    },
    empty: {
      waiting: 'Keine E-Mail wartet.',
      sent: 'In den letzten Tagen wurde keine E-Mail gesendet.',
      given_up: 'Keine E-Mail wurde aufgegeben.',
    },
    none: '–',
    test: {
      action: 'Test-E-Mail senden',
      title: 'Eine Test-E-Mail an Sie selbst senden?',
      text: 'Sie wird sofort gesendet und zeigt, ob der Mailserver E-Mails annimmt.',
      button: 'Test-E-Mail senden',
      done: 'Die Test-E-Mail ist gesendet',
      failed: (answer) => `Der Mailserver antwortet: „${answer}“.`,
      sentTo: (address) => `Eine Test-E-Mail ist unterwegs an ${address}`,
    },
    sendAll: {
      action: 'Alle jetzt senden',
      title: (n) =>
        plural(n, {
          one: 'Die wartende E-Mail jetzt senden?',
          other: 'Alle {n} E-Mails jetzt senden?',
        }),
      text: 'Jede wartende E-Mail wird sofort versucht. Was wieder abgelehnt wird, wartet wie bisher.',
      button: 'Alle jetzt senden',
      done: 'Alle E-Mails sind gesendet',
      rest: (n) =>
        plural(n, { one: '{n} E-Mail wartet weiterhin', other: '{n} E-Mails warten weiterhin' }),
    },
  },
  jobs: {
    heading: 'Aufgaben',
    columns: {
      job: 'Aufgabe',
      last: 'Letzter Lauf',
      took: 'Dauer',
      next: 'Nächster',
      state: 'Status',
    },
    names: { housekeeping: 'Abgelaufenes aufräumen', mails: 'E-Mails senden' },
    states: {
      on_time: 'Pünktlich',
      late: 'Verspätet',
      failed: 'Fehlgeschlagen',
      never: 'Noch nicht',
    },
    never: 'Nie',
    took: (ms) => (ms < 1000 ? `${numbers.format(ms)} ms` : `${seconds.format(ms / 1000)} s`),
  },
  settings: {
    heading: 'Einstellungen',
    search: 'Name oder Bedeutung',
    columns: { setting: 'Einstellung', value: 'Wert', source: 'Quelle' },
    sources: { environment: 'Umgebung', default: 'Standard' },
    secret: 'Gesetzt, wird nicht gezeigt',
    notSet: 'Nicht gesetzt',
    count: (n) => plural(n, { one: '{n} Einstellung', other: '{n} Einstellungen' }),
    noResults: 'Keine Treffer',
  },
}
