import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './start.en.ts'

export { messages as refusals } from '@vestibule/app-kit/refusals/codes.de'

export const messages: Catalogue<typeof english> = {
  'app.title': '{heading} · {app}',
  'app.errorTitle': 'Fehler: {title}',
  'app.poweredBy': 'Bereitgestellt von {provider}',
  'app.stepOf': 'Schritt {step} von {steps}',
  'app.titleAndStep': '{title}. {step}',
  'app.countOf': '{step} von {steps}',
  'app.back': 'Zurück',
  'app.differentAccount': 'Das sind nicht Sie? Anderes Konto verwenden',
  'app.pleaseWait': 'Bitte warten …',
  'app.retry': 'Erneut versuchen',
  'app.home': 'Startseite',
  'app.refresh': 'Aktualisieren',
  'app.signOut': 'Abmelden',
  'app.notSignedOut': 'Sie konnten nicht abgemeldet werden. Versuchen Sie es erneut.',
  'app.forgotPassword': 'Passwort vergessen',
  'app.version': 'Version {version}',
  'app.supportCode': 'Supportcode {code}',
  'start.heading': 'Willkommen',
  'start.subheading': 'Schritt 1 – E-Mail-Adresse bestätigen',
  'start.email': 'E-Mail-Adresse',
  'start.emailExample': 'name@einrichtung.org',
  'start.submit': 'Bestätigen und weiter',
  'start.passkey': 'Passkey verwenden',
  'start.signUp': 'Noch kein Konto? Registrieren',
  'start.trouble': 'Probleme bei der Anmeldung?',
  'start.troubleInvite':
    'Bitte geben Sie die E-Mail-Adresse ein, an die Ihre Einladung gesendet wurde.',
  'start.troubleNoInvite':
    '* Wenn Sie keine Einladung erhalten haben, wenden Sie sich bitte an Ihre Organisation',
  'start.verified': 'E-Mail-Adresse bestätigt, weiter zur Anmeldung',
  'guide.heading': 'So erhalten Sie Zugriff',
  'guide.step': 'Schritt {step}',
  'guide.validate': 'Zugriff bestätigen',
  'guide.validateHow':
    'Geben Sie die E-Mail-Adresse ein, an die Ihre Einladung ging, und wählen Sie „Bestätigen und weiter“.',
  'guide.authenticate': 'Anmelden',
  'guide.authenticateHow': 'Folgen Sie den Schritten der Anmeldung.',
  'failure.loadHeading': 'Serverfehler',
  'failure.loadBody':
    'Die Anmeldeseite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.settingsHeading': 'Fehler in der Konfiguration',
  'failure.settingsBody': 'Die Konfiguration dieser App ist ungültig: {message}',
  'failure.crashHeading': 'Ein unerwarteter Fehler ist aufgetreten.',
  'failure.crashBody':
    'Der Fehler wurde gemeldet. Tritt er wieder auf, nennen Sie bitte den Supportcode.',
  'errors.emailInvalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'errors.fieldEmpty': 'Dieses Feld darf nicht leer sein',
  'errors.accountNotFound': 'Dieses Konto gibt es nicht',
  'errors.invalidCredentials': 'Die Zugangsdaten sind nicht richtig',
  'errors.userNotFound': 'Diese Person wurde nicht gefunden',
  'errors.somethingWrong': 'Etwas ist schiefgegangen',
  'errors.generic': 'Etwas ist schiefgegangen. Versuchen Sie es später erneut.',
  'errors.wrongCode': 'Der eingegebene Code ist nicht richtig',
  'errors.codeExpired': 'Der Code ist ungültig oder abgelaufen',
  'errors.codeExhausted': 'Zu viele falsche Codes. Fordern Sie einen neuen an.',
  'errors.unknown': 'Ein unbekannter Fehler ist aufgetreten',
  'errors.intercepted':
    'Statt einer Antwort kam eine Webseite: Etwas zwischen Ihnen und der Plattform hat sie gesendet, etwa die Anmeldeseite Ihres Netzwerks. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  'errors.throttled': 'Zu viele Versuche. Versuchen Sie es in {time} erneut.',
  'errors.mailsThrottled':
    'An diese Adresse gingen vorerst genug E-Mails. Eine weitere gibt es in {time}.',
  'errors.outOfStep': 'Diese Anmeldung wurde unterbrochen oder ist abgelaufen.',
  'errors.startAgain': 'Von vorn beginnen',
  'errors.linkFailed':
    'Dieser Anmeldelink gilt nicht mehr. Bitte melden Sie sich mit Ihrer E-Mail-Adresse an.',
  'errors.termsWait': 'Es gibt Nutzungsbedingungen, die Sie noch akzeptieren müssen.',
  'errors.toTerms': 'Nutzungsbedingungen lesen',
  'errors.userChanged':
    'In diesem Browser ist jetzt jemand anderes angemeldet oder handelt für einen anderen Kunden.',
  'errors.reload': 'Seite neu laden',
  'errors.cookiesBlocked':
    'Ihr Browser blockiert Cookies für diese Website. Die Anmeldung braucht sie. Erlauben Sie Cookies für diese Website in den Einstellungen des Browsers und laden Sie die Seite neu.',
  'errors.nextTooLong':
    'Die Adresse, von der Sie kommen, ist zu lang, um dorthin zurückzukehren. Nach der Anmeldung beginnen Sie auf der Startseite.',
  'errors.accountDisabled': 'Dieses Konto ist deaktiviert. Wenden Sie sich an Ihre Administration.',
  'advice.reset_password': 'Mit einem neuen Passwort geht es sofort weiter.',
  'advice.look_for_mail': 'Die neueste E-Mail ist vielleicht im Spam-Ordner.',
  'advice.use_known_browser':
    'In einem Browser, in dem Sie sich schon einmal angemeldet haben, geht es weiter.',
  'loader.loading': 'Wird geladen',
  'loader.slow': 'Das dauert länger als sonst.',
}
