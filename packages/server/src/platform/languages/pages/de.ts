import type { PageTexts } from './en.ts'

export const de: PageTexts = {
  home: 'Zur Startseite',
  gate: {
    app: {
      heading: 'Sie haben keinen Zugriff auf diese App',
      text: 'Wenden Sie sich an die Person, die in Ihrer Organisation den Zugriff verwaltet.',
    },
    premium: {
      heading: 'Diese App gehört zur Premium-Stufe',
      text: 'Ihre Organisation hat die Premium-Stufe nicht.',
    },
    dataset: {
      heading: 'Sie haben keinen Zugriff auf diesen Datensatz',
      text: 'Die App dürfen Sie öffnen, aber nicht mit diesem Datensatz. Wählen Sie auf der Startseite einen anderen.',
    },
    noDataset: {
      heading: 'Diese App braucht einen Datensatz',
      text: 'Wählen Sie auf der Startseite einen Datensatz und öffnen Sie die App von dort.',
    },
    address: {
      heading: 'Diese Adresse gehört nicht zur App',
      text: 'Öffnen Sie die App von der Startseite aus.',
    },
    terms: {
      heading: 'Nutzungsbedingungen sind noch zu akzeptieren',
      text: 'Lesen und akzeptieren Sie sie zuerst. Danach kommen Sie auf diese Seite zurück.',
      link: 'Nutzungsbedingungen lesen',
    },
    signedOut: {
      heading: 'Sie sind abgemeldet',
      text: 'Melden Sie sich erneut an, um fortzufahren.',
      link: 'Anmelden',
    },
    deadTicket: {
      heading: 'Die App konnte nicht geöffnet werden',
      text: 'Der Weg in diese App gilt nur einmal und nur eine Minute lang, in einem Browser, der Cookies annimmt.',
      link: 'Erneut versuchen',
    },
    down: {
      heading: 'Diese App antwortet nicht',
      text: 'Sie läuft nicht oder startet gerade. Versuchen Sie es gleich noch einmal.',
    },
  },
  verifyAddress: {
    heading: 'E-Mail-Adresse bestätigen',
    text: 'Jemand hat mit der Adresse {email} Zugriff beantragt. Wenn Sie es waren, fahren Sie fort.',
    action: 'E-Mail-Adresse bestätigen',
  },
  changeAddress: {
    heading: 'E-Mail-Adresse ändern',
    text: 'Von nun an ist {email} die Adresse Ihres Kontos. Andere Browser werden abgemeldet.',
    action: 'E-Mail-Adresse ändern',
  },
  keepAddress: {
    heading: 'E-Mail-Adresse behalten',
    text: '{email} bleibt die Adresse Ihres Kontos. Alle Browser werden abgemeldet.',
    password: 'Ihr Passwort wird ungültig. Bei der Anmeldung wählen Sie ein neues.',
    removed: 'Das wurde eingerichtet, nachdem die Änderung veranlasst wurde, und wird entfernt:',
    action: 'Diese Adresse behalten',
  },
  deadLink: {
    heading: 'Dieser Link führt ins Leere',
    text: 'Vielleicht fehlt ein Zeichen. Vergleichen Sie die Adresse mit der, die Sie erhalten haben, oder bitten Sie um einen neuen Link.',
  },
  continueTo: {
    heading: 'Weiter zu {name}?',
    text: 'Sie melden sich mit {name} an und kommen dann hierher zurück.',
    signedIn:
      'Sie sind als {email} angemeldet. Wenn Sie weitergehen, melden Sie sich stattdessen mit {name} an.',
    tooLong: 'Die Adresse der gewünschten Seite ist zu lang: Sie gelangen auf die Startseite.',
    action: 'Weiter zu {name}',
  },
  notNow: {
    heading: 'Das geht im Moment nicht',
    text: 'Gehen Sie zurück und versuchen Sie es in ein paar Minuten noch einmal.',
  },
  notBuilt: {
    heading: 'Die Apps sind nicht gebaut',
    text: 'Der Server läuft, hat aber keine Seiten zu zeigen. Bauen Sie die Apps und starten Sie ihn neu:',
    calls: 'Die Aufrufe funktionieren ohne sie: siehe {path}.',
  },
  outbox: {
    heading: 'Postausgang',
    none: 'Noch keine E-Mail.',
    count: { one: '{count} E-Mail', other: '{count} E-Mails' },
    why: 'Es ist kein Mailserver eingerichtet, darum werden E-Mails hier aufbewahrt.',
    refresh: 'Aktualisieren',
    plainText: 'Nur Text',
  },
  document: {
    table: 'Tabelle',
  },
}
