import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './session.en.ts'

export const messages: Catalogue<typeof english> = {
  banner: '{minutes, plural, one {Ihre Sitzung läuft in # Minute ab. <link>Melden Sie sich erneut an</link>, um ohne Unterbrechung weiterzuarbeiten.} other {Ihre Sitzung läuft in # Minuten ab. <link>Melden Sie sich erneut an</link>, um ohne Unterbrechung weiterzuarbeiten.}}',
  endUnconfirmed: 'Ihre Sitzung ist möglicherweise beendet. Der Server ist gerade nicht erreichbar.',
  expiringTitle: 'Ihre Sitzung läuft bald ab',
  expiringIn: 'Ihre Sitzung läuft ab in',
  expiringAdvice: 'Melden Sie sich erneut an, um ohne Unterbrechung weiterzuarbeiten.',
  loginAgain: 'Erneut anmelden',
  timeLeft: '{minutes, plural, one {Ihre Sitzung läuft in # Minute ab} other {Ihre Sitzung läuft in # Minuten ab}}',
  expiredTitle: 'Sitzung abgelaufen',
  expiredBody: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
  login: 'Anmelden',
  popupBlocked: 'Ihr Browser hat den neuen Tab blockiert.',
  tryNewTab: 'In neuem Tab erneut versuchen',
  workIsKept: 'Nicht gespeicherte Änderungen bleiben auf dieser Seite erhalten.',
  workIsLost: 'Nicht gespeicherte Änderungen gehen verloren. Erlauben Sie Pop-ups für diese Website, um sie zu behalten.',
  loginSuccessful: 'Anmeldung erfolgreich',
  otherUserTitle: 'Jemand anderes hat sich angemeldet',
  otherUserBody: 'Diese Seite und die nicht gespeicherten Änderungen darauf gehören der zuvor angemeldeten Person. Laden Sie die Seite neu, um fortzufahren; die Änderungen gehen dabei verloren.',
  otherUserNoWork: 'Diese Seite gehört der zuvor angemeldeten Person. Laden Sie sie neu, um fortzufahren.',
  actingForTitle: 'Sie handeln jetzt für einen anderen Kunden',
  actingForBody:
    'In einem anderen Tab haben Sie begonnen oder aufgehört, für einen Kunden zu handeln. Diese Seite und die nicht gespeicherten Änderungen darauf gehören zum vorherigen Kunden. Laden Sie die Seite neu, um fortzufahren; die Änderungen gehen dabei verloren. Um sie zu behalten, wechseln Sie im anderen Tab wieder zum vorherigen Kunden und kommen dann hierher zurück.',
  actingForNoWork: 'In einem anderen Tab haben Sie begonnen oder aufgehört, für einen Kunden zu handeln. Laden Sie diese Seite neu, um fortzufahren.',
  reload: 'Ohne Speichern neu laden',
  reloadPage: 'Neu laden',
  closeThisTab: 'Sie können diesen Tab schließen',
  close: 'Schließen',
  offline: 'Keine Internetverbindung',
  slow: 'Langsame Internetverbindung',
  restored: 'Verbindung wiederhergestellt',
}
