import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './pages.en.ts'

export const messages: Catalogue<typeof english> = {
  home: 'Zur Startseite',
  'gate.app.heading': 'Sie haben keinen Zugriff auf diese App',
  'gate.app.text':
    'Wenden Sie sich an die Person, die in Ihrer Organisation den Zugriff verwaltet.',
  'gate.premium.heading': 'Diese App gehört zur Premium-Stufe',
  'gate.premium.text': 'Ihre Organisation hat die Premium-Stufe nicht.',
  'gate.dataset.heading': 'Sie haben keinen Zugriff auf diesen Datensatz',
  'gate.dataset.text':
    'Die App dürfen Sie öffnen, aber nicht mit diesem Datensatz. Wählen Sie auf der Startseite einen anderen.',
  'gate.noDataset.heading': 'Diese App braucht einen Datensatz',
  'gate.noDataset.text':
    'Wählen Sie auf der Startseite einen Datensatz und öffnen Sie die App von dort.',
  'gate.address.heading': 'Diese Adresse gehört nicht zur App',
  'gate.address.text': 'Öffnen Sie die App von der Startseite aus.',
  'gate.terms.heading': 'Nutzungsbedingungen sind noch zu akzeptieren',
  'gate.terms.text':
    'Lesen und akzeptieren Sie sie zuerst. Danach kommen Sie auf diese Seite zurück.',
  'gate.terms.link': 'Nutzungsbedingungen lesen',
  'gate.signedOut.heading': 'Sie sind abgemeldet',
  'gate.signedOut.text': 'Melden Sie sich erneut an, um fortzufahren.',
  'gate.signedOut.link': 'Anmelden',
  'gate.deadTicket.heading': 'Die App konnte nicht geöffnet werden',
  'gate.deadTicket.text':
    'Der Weg in diese App gilt nur einmal und nur eine Minute lang, in einem Browser, der Cookies annimmt.',
  'gate.deadTicket.link': 'Erneut versuchen',
  'gate.down.heading': 'Diese App antwortet nicht',
  'gate.down.text': 'Sie läuft nicht oder startet gerade. Versuchen Sie es gleich noch einmal.',
  'verifyAddress.heading': 'E-Mail-Adresse bestätigen',
  'verifyAddress.text':
    'Jemand hat mit der Adresse {email} Zugriff beantragt. Wenn Sie es waren, fahren Sie fort.',
  'verifyAddress.action': 'E-Mail-Adresse bestätigen',
  'changeAddress.heading': 'E-Mail-Adresse ändern',
  'changeAddress.text':
    'Von nun an ist {email} die Adresse Ihres Kontos. Andere Browser werden abgemeldet.',
  'changeAddress.action': 'E-Mail-Adresse ändern',
  'keepAddress.heading': 'E-Mail-Adresse behalten',
  'keepAddress.text': '{email} bleibt die Adresse Ihres Kontos. Alle Browser werden abgemeldet.',
  'keepAddress.password': 'Ihr Passwort wird ungültig. Bei der Anmeldung wählen Sie ein neues.',
  'keepAddress.removed':
    'Das wurde eingerichtet, nachdem die Änderung veranlasst wurde, und wird entfernt:',
  'keepAddress.action': 'Diese Adresse behalten',
  'deadLink.heading': 'Dieser Link führt ins Leere',
  'deadLink.text':
    'Vielleicht fehlt ein Zeichen. Vergleichen Sie die Adresse mit der, die Sie erhalten haben, oder bitten Sie um einen neuen Link.',
  'continueTo.heading': 'Weiter zu {name}?',
  'continueTo.text': 'Sie melden sich mit {name} an und kommen dann hierher zurück.',
  'continueTo.signedIn':
    'Sie sind als {email} angemeldet. Wenn Sie weitergehen, melden Sie sich stattdessen mit {name} an.',
  'continueTo.tooLong':
    'Die Adresse der gewünschten Seite ist zu lang: Sie gelangen auf die Startseite.',
  'continueTo.action': 'Weiter zu {name}',
  'notNow.heading': 'Das geht im Moment nicht',
  'notNow.text': 'Gehen Sie zurück und versuchen Sie es in ein paar Minuten noch einmal.',
  'notBuilt.heading': 'Die Apps sind nicht gebaut',
  'notBuilt.text':
    'Der Server läuft, hat aber keine Seiten zu zeigen. Bauen Sie die Apps und starten Sie ihn neu:',
  'notBuilt.calls': 'Die Aufrufe funktionieren ohne sie: siehe {path}.',
  'outbox.heading': 'Postausgang',
  'outbox.none': 'Noch keine E-Mail.',
  'outbox.count': '{count, plural, one {# E-Mail.} other {# E-Mails.}}',
  'outbox.why': 'Es ist kein Mailserver eingerichtet, darum werden E-Mails hier aufbewahrt.',
  'outbox.refresh': 'Aktualisieren',
  'outbox.plainText': 'Nur Text',
  'document.table': 'Tabelle',
}
