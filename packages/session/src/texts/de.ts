import type { SessionTexts } from '../react/session-texts.ts'

const minutes = new Intl.NumberFormat('de', { style: 'unit', unit: 'minute', unitDisplay: 'long' })

/** The texts in German. */
export const sessionTexts: SessionTexts = {
  banner: (left) =>
    `Ihre Sitzung läuft in ${minutes.format(left)} ab. Melden Sie sich erneut an, um ohne Unterbrechung weiterzuarbeiten: {link}.`,
  bannerLink: 'Erneut anmelden',
  endUnconfirmed:
    'Ihre Sitzung ist möglicherweise beendet. Der Server kann gerade nicht gefragt werden.',
  expiringTitle: 'Ihre Sitzung läuft bald ab',
  expiringIn: 'Ihre Sitzung läuft ab in',
  expiringAdvice: 'Melden Sie sich erneut an, um ohne Unterbrechung weiterzuarbeiten.',
  loginAgain: 'Erneut anmelden',
  timeLeft: (left) => `Ihre Sitzung läuft in ${minutes.format(left)} ab`,
  expiredTitle: 'Sitzung abgelaufen',
  expiredBody: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
  login: 'Anmelden',
  popupBlocked: 'Ihr Browser hat den neuen Tab blockiert.',
  workIsKept: 'Was Sie nicht gespeichert haben, bleibt auf dieser Seite.',
  workIsLost:
    'Was Sie nicht gespeichert haben, geht verloren. Erlauben Sie Pop-ups für diese Website, um es zu behalten.',
  loginSuccessful: 'Anmeldung erfolgreich',
  otherUserTitle: 'Jemand anderes hat sich angemeldet',
  otherUserBody:
    'Diese Seite und was darauf nicht gespeichert ist gehören der zuvor angemeldeten Person. Laden Sie die Seite neu, um fortzufahren; das nicht Gespeicherte geht dabei verloren.',
  otherUserNoWork:
    'Diese Seite gehört der zuvor angemeldeten Person. Laden Sie sie neu, um fortzufahren.',
  actingForTitle: 'Sie handeln jetzt für einen anderen Kunden',
  actingForBody:
    'In einem anderen Tab haben Sie begonnen oder aufgehört, für einen Kunden zu handeln. Diese Seite und was darauf nicht gespeichert ist gehören zum vorherigen Kunden. Laden Sie die Seite neu, um fortzufahren; das nicht Gespeicherte geht dabei verloren. Um es zu behalten, wechseln Sie im anderen Tab zurück und kehren Sie hierher zurück.',
  actingForNoWork:
    'In einem anderen Tab haben Sie begonnen oder aufgehört, für einen Kunden zu handeln. Laden Sie diese Seite neu, um fortzufahren.',
  reload: 'Neu laden und verwerfen',
  reloadPage: 'Neu laden',
  closeThisTab: 'Sie können diesen Tab schließen',
  close: 'Schließen',
  offline: 'Keine Internetverbindung',
  slow: 'Langsame Internetverbindung',
  restored: 'Verbindung wiederhergestellt',
}
