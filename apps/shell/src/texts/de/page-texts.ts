import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('de')
const { instant, time, ago, duration, both, either } = createFormats('de')

/** The states of a ticket, by the server's name for each. */
const states: Partial<Record<string, string>> = {
  open: 'Offen',
  in_progress: 'In Bearbeitung',
  answered: 'Beantwortet',
  closed: 'Geschlossen',
}

/** Texts of the pages other than the home page. */
export const pageTexts: ShellTexts['pages'] = {
  notFound: {
    title: 'Seite nicht gefunden',
    code: '404',
    heading: 'Seite nicht gefunden',
    text: 'Die Adresse ist vielleicht falsch geschrieben, oder die Seite wurde verschoben.',
    home: 'Zur Startseite',
  },
  crash: {
    title: 'Fehler',
    heading: 'Ein unerwarteter Fehler ist aufgetreten.',
    text: 'Der Fehler wurde gemeldet. Wenn er erneut auftritt, nennen Sie bitte den Supportcode.',
    supportCode: (code) => `Supportcode ${code}`,
    refresh: 'Aktualisieren',
    home: 'Start',
    support: 'Dem Support schreiben',
  },
  chooseDataset: {
    left: {
      heading: 'Datensatz auswählen',
      text: (app) => `Sie haben den Datensatz verlassen, und ${app} benötigt einen.`,
    },
    notListed: {
      heading: 'Sie haben keinen Zugriff auf diesen Datensatz',
      text: (id) => `„${id}“ steht nicht oder nicht mehr in der Liste Ihrer Datensätze.`,
    },
    notSupported: {
      heading: 'Dieser Datensatz passt nicht zur App',
      text: (dataset, app) => `${app} kann nicht mit „${dataset}“ verwendet werden.`,
    },
    forApp: (app) => `Datensätze, die ${app} öffnen kann`,
    needs: (types) => `Benötigt wird: ${either(types)}.`,
    holds: (types) => `Dieser Datensatz enthält: ${both(types)}.`,
    askForAccess: 'Zugriff beantragen',
    yours: 'Ihre Datensätze',
    leave: 'Datensatz verlassen',
    home: 'Zur Startseite',
  },
  noDataset: {
    heading: 'Für diese App wurde keine passende Datenversion gefunden',
    text: (app) =>
      `Keiner der Datensätze, auf die Sie Zugriff haben, kann in ${app} verwendet werden.`,
    home: 'Zur Startseite',
  },
  app: {
    unavailableHeading: 'Nicht verfügbar',
    disabled: (app) => `${app} ist von Ihrer Administration abgeschaltet.`,
    dataset: 'Datensatz',
    name: 'Name',
    noDataset: 'Kein Datensatz nötig',
    dataTypes: 'Datentypen',
    dataPartner: 'Datenpartner',
    members: 'Mitglieder',
    datasetFailed: 'Die Angaben zu diesem Datensatz konnten nicht geladen werden.',
    mountHeading: (app) => `${app} öffnet sich hier`,
    mountText: (path) =>
      `Eine Installation bindet die App an dieser Adresse in diesen Rahmen ein: Sie erhält den Datensatz und den Rest des Pfads, „${path}“.`,
    backToApps: 'Alle Apps',
    restricted: 'Eingeschränkte Umgebung',
  },
  frame: {
    opening: (app) => `${app} wird geöffnet`,
    unreachable: (app) => `${app} ist nicht erreichbar`,
    unreachableText:
      'Die App hat 10 Sekunden lang nicht geantwortet. Die Plattform funktioniert; vielleicht startet die App gerade neu, oder Ihr Netz sperrt ihre Adresse.',
    since: (host, at) => `${host} · ${time(at)}`,
    tryAgain: 'Erneut versuchen',
    newTab: 'In neuem Tab öffnen',
    report: 'Das melden',
    unsaved: 'Nicht gespeicherte Änderungen',
    documentation: 'Dokumentation',
    copyLink: 'Link zu dieser Ansicht kopieren',
    pin: 'Auf der Startseite anheften',
    unpin: 'Nicht mehr anheften',
    loadAgain: 'Neu laden',
    fullScreen: 'Vollbild',
    fullScreenKeys: 'Alt Umschalt F',
    allApps: 'Alle Apps',
    leave: {
      heading: (app) => `${app} verlassen?`,
      text: 'Die App enthält Änderungen, die nicht gespeichert sind.',
      discard: 'Ohne Speichern verlassen',
      stay: 'Bleiben',
    },
    ownPage: (app) => `${app} antwortet nicht an dieser Adresse`,
    ownPageText: 'Die App hat hier eine eigene Seite, die im Moment niemand bereitstellt.',
  },
  support: {
    title: 'Support',
    heading: 'Support',
    lead: 'Stellen Sie eine Frage, melden Sie ein Problem oder beantragen Sie Zugriff.',
    externalHeading: 'Der Support arbeitet in einem anderen System',
    externalText: 'Es wird in einem neuen Tab geöffnet.',
    externalOpen: 'Support öffnen',
    externalMissing:
      'Dafür ist keine Adresse hinterlegt. Bitte schreiben Sie Ihrer Administration.',
    newHeading: 'Neues Ticket',
    subject: 'Betreff',
    category: 'Kategorie',
    categories: { question: 'Frage', access: 'Zugriff', data: 'Daten', problem: 'Problem' },
    description: 'Beschreibung',
    descriptionHint: 'Bitte nennen Sie keine Patientendaten, Passwörter und Codes.',
    accessTo: (page) => `Zugriff auf ${page}`,
    sentAlong: (page) => `Wird mitgesendet: die Seite, von der Sie kommen, ${page}.`,
    codeSentAlong: (code) => `Wird mitgesendet: der Supportcode ${code}.`,
    datasetWords: (dataset) => `den Datensatz ${dataset}`,
    pageWords: (app, dataset) => {
      if (app && dataset) return `${app} mit ${dataset}`
      return app ?? (dataset ? `die Apps von ${dataset}` : 'Start')
    },
    submit: 'Senden',
    sending: 'Bitte warten …',
    sent: 'Ticket gesendet',
    sentText: 'Es steht mit seinem Stand unter „Ihre Tickets“.',
    writeAnother: 'Neues Ticket',
    allTickets: 'Alle Tickets',
    sentOn: (category, instantText) => `${category} · gesendet ${instantText}`,
    about: (page) => `Zu: ${page}`,
    discard: 'Verwerfen',
    restored: (keptAt) => `Ihr nicht gesendetes Ticket vom ${instant(keptAt)} ist wieder da.`,
    sendAgain: 'Ihr Ticket wurde nicht gesendet: Bitte senden Sie es erneut.',
    failed: 'Etwas ist schiefgegangen. Versuchen Sie es später erneut.',
    required: 'Dieses Feld darf nicht leer sein',
    tooLong: (max) => plural(max, { one: 'Höchstens {n} Zeichen', other: 'Höchstens {n} Zeichen' }),
    listHeading: 'Ihre Tickets',
    empty: 'Noch keine Tickets',
    emptyText: 'Tickets, die Sie senden, stehen hier mit ihrem Stand.',
    created: instant,
    status: (status) => states[status] ?? status,
  },
  device: {
    title: 'Gerät bestätigen',
    heading: 'Gerät bestätigen',
    lead: 'Melden Sie ein Telefon oder einen anderen Computer mit dem Code an, den das Gerät zeigt.',
    codeOnDevice: 'Code auf dem Gerät',
    find: 'Weiter',
    reviewText:
      'Ist das das Gerät vor Ihnen? Wer es in der Hand hält, wird mit Ihrem Konto angemeldet.',
    code: 'Code',
    browser: 'Gerät',
    address: 'Adresse',
    requested: 'Angefragt',
    asked: (iso, now) =>
      ago(iso, now, { justNow: 'Gerade eben', at: (distance, at) => `${distance}, um ${at}` }),
    warning:
      'Bestätigen Sie nur ein Gerät, das Sie sehen. Wir senden Ihnen niemals einen Code zum Bestätigen.',
    approve: 'Bestätigen',
    deny: 'Ablehnen',
    approved: (device) => `${device} ist bestätigt.`,
    approvedText: 'Es wird in wenigen Sekunden angemeldet. Sie können diese Seite schließen.',
    denied: (device) => `${device} ist abgelehnt.`,
    deniedText: 'Es wurde nicht angemeldet.',
    another: 'Weiteres Gerät bestätigen',
    back: 'Zurück',
    browserName: (browser, system) => {
      if (browser && system) return `${browser} unter ${system}`
      return browser ?? system ?? 'Unbekannter Browser'
    },
    throttled: (seconds) => `Zu viele Versuche. Versuchen Sie es in ${duration(seconds)} erneut.`,
    signInAgainText:
      'Dieser Browser wurde durch einen Code oder ein Token angemeldet und kann deshalb kein anderes Gerät bestätigen. Melden Sie sich mit Ihrem Passwort erneut an und geben Sie den Code noch einmal ein.',
    signInAgain: 'Erneut anmelden',
    failed: 'Etwas ist schiefgegangen. Versuchen Sie es später erneut.',
  },
  virtualCohorts: {
    title: 'Virtuelle Kohorten',
    heading: 'Virtuelle Kohorten',
    lead: (n) =>
      plural(n, {
        one: '{n} Profil für interne Personen.',
        other: '{n} Profile für interne Personen.',
      }),
    name: 'Name',
    identifier: 'Kennung',
    copyFailed: 'Nicht kopiert',
    empty: 'Noch keine virtuellen Kohorten',
    internalOnly: 'Virtuelle Kohorten sind für interne Personen.',
  },
}
