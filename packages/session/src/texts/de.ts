import type { SessionTexts } from '../react/session-texts.ts'

const minutes = new Intl.NumberFormat('de', { style: 'unit', unit: 'minute', unitDisplay: 'long' })

/** The texts in German. */
export const sessionTexts: SessionTexts = {
  banner: (left) =>
    `Ihre Sitzung läuft in ${minutes.format(left)} ab. {link}, um ohne Unterbrechung weiterzuarbeiten.`,
  bannerLink: 'Melden Sie sich erneut an',
  endUnconfirmed:
    'Ihre Sitzung ist möglicherweise beendet. Der Server ist gerade nicht erreichbar.',
  expiringTitle: 'Ihre Sitzung läuft bald ab',
  expiringIn: 'Ihre Sitzung läuft ab in',
  expiringAdvice: 'Melden Sie sich erneut an, um ohne Unterbrechung weiterzuarbeiten.',
  loginAgain: 'Erneut anmelden',
  timeLeft: (left) => `Ihre Sitzung läuft in ${minutes.format(left)} ab`,
  expiredTitle: 'Sitzung abgelaufen',
  expiredBody: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
  login: 'Anmelden',
  popupBlocked: 'Ihr Browser hat den neuen Tab blockiert.',
  tryNewTab: 'In neuem Tab erneut versuchen',
  workIsKept: 'Nicht gespeicherte Änderungen bleiben auf dieser Seite erhalten.',
  workIsLost:
    'Nicht gespeicherte Änderungen gehen verloren. Erlauben Sie Pop-ups für diese Website, um sie zu behalten.',
  loginSuccessful: 'Anmeldung erfolgreich',
  otherUserTitle: 'Jemand anderes hat sich angemeldet',
  otherUserBody:
    'Diese Seite und die nicht gespeicherten Änderungen darauf gehören der zuvor angemeldeten Person. Laden Sie die Seite neu, um fortzufahren; die Änderungen gehen dabei verloren.',
  otherUserNoWork:
    'Diese Seite gehört der zuvor angemeldeten Person. Laden Sie sie neu, um fortzufahren.',
  actingForTitle: 'Sie handeln jetzt für einen anderen Kunden',
  actingForBody:
    'In einem anderen Tab haben Sie begonnen oder aufgehört, für einen Kunden zu handeln. Diese Seite und die nicht gespeicherten Änderungen darauf gehören zum vorherigen Kunden. Laden Sie die Seite neu, um fortzufahren; die Änderungen gehen dabei verloren. Um sie zu behalten, wechseln Sie im anderen Tab wieder zum vorherigen Kunden und kommen dann hierher zurück.',
  actingForNoWork:
    'In einem anderen Tab haben Sie begonnen oder aufgehört, für einen Kunden zu handeln. Laden Sie diese Seite neu, um fortzufahren.',
  reload: 'Ohne Speichern neu laden',
  reloadPage: 'Neu laden',
  closeThisTab: 'Sie können diesen Tab schließen',
  close: 'Schließen',
  offline: 'Keine Internetverbindung',
  slow: 'Langsame Internetverbindung',
  restored: 'Verbindung wiederhergestellt',
}
