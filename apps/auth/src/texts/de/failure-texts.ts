import { codes, fields } from '@vestibule/app-kit/refusals/codes/de'
import type { StartTexts } from '../texts.ts'

export const failure: StartTexts['failure'] = {
  loadHeading: 'Serverfehler',
  loadBody:
    'Die Anmeldeseite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  settingsHeading: 'Fehler in der Konfiguration',
  settingsBody: 'Die Konfiguration dieser App ist ungültig: {message}',
  crashHeading: 'Ein unerwarteter Fehler ist aufgetreten.',
  crashBody: 'Der Fehler wurde gemeldet. Tritt er wieder auf, nennen Sie bitte den Supportcode.',
}

export const errors: StartTexts['errors'] = {
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  fieldEmpty: 'Dieses Feld darf nicht leer sein',
  accountNotFound: 'Dieses Konto gibt es nicht',
  invalidCredentials: 'Die Zugangsdaten sind nicht richtig',
  userNotFound: 'Diese Person wurde nicht gefunden',
  somethingWrong: 'Etwas ist schiefgegangen',
  generic: 'Etwas ist schiefgegangen. Versuchen Sie es später noch einmal.',
  wrongCode: 'Der eingegebene Code ist nicht richtig',
  codeExpired: 'Der Code ist ungültig oder abgelaufen',
  codeExhausted: 'Zu viele falsche Codes. Fordern Sie einen neuen an.',
  unknown: 'Ein unbekannter Fehler ist aufgetreten',
  intercepted:
    'Statt einer Antwort kam eine Webseite: Etwas zwischen Ihnen und der Plattform hat sie gesendet, etwa die Anmeldeseite Ihres Netzwerks. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  throttled: 'Zu viele Versuche. Versuchen Sie es in {time} noch einmal.',
  mailsThrottled: 'An diese Adresse gingen vorerst genug E-Mails. Eine weitere gibt es in {time}.',
  outOfStep: 'Diese Anmeldung wurde unterbrochen oder ist abgelaufen.',
  startAgain: 'Von vorn beginnen',
  linkFailed:
    'Dieser Anmeldelink gilt nicht mehr. Bitte melden Sie sich mit Ihrer E-Mail-Adresse an.',
  termsWait: 'Es gibt Nutzungsbedingungen, die Sie noch akzeptieren müssen.',
  toTerms: 'Nutzungsbedingungen lesen',
  userChanged:
    'In diesem Browser ist jetzt jemand anderes angemeldet oder handelt für einen anderen Kunden.',
  reload: 'Seite neu laden',
  cookiesBlocked:
    'Ihr Browser blockiert Cookies für diese Website. Die Anmeldung braucht sie. Erlauben Sie Cookies für diese Website in den Einstellungen des Browsers und laden Sie die Seite neu.',
  nextTooLong:
    'Die Adresse, von der Sie kommen, ist zu lang, um dorthin zurückzukehren. Nach der Anmeldung beginnen Sie auf der Startseite.',
  accountDisabled: 'Dieses Konto ist deaktiviert. Wenden Sie sich an Ihre Administration.',
  refusals: codes,
  fields,
}

export const advice: StartTexts['advice'] = {
  reset_password: 'Mit einem neuen Passwort geht es sofort weiter.',
  look_for_mail: 'Die neueste E-Mail ist vielleicht im Spam-Ordner.',
  use_known_browser:
    'In einem Browser, in dem Sie sich schon einmal angemeldet haben, geht es weiter.',
}
