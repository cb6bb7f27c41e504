import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './start.en.ts'

export { messages as screens } from '@vestibule/app-kit/screens/texts/screens.de'
export { messages as refusals } from '@vestibule/app-kit/refusals/codes.de'

export const messages: Catalogue<typeof english> = {
  'start.heading': 'Willkommen',
  'start.subheading': 'Schritt 1 – E-Mail-Adresse bestätigen',
  'start.email': 'E-Mail-Adresse',
  'start.emailExample': 'name@einrichtung.example',
  'start.submit': 'Bestätigen und weiter',
  'start.passkey': 'Passkey verwenden',
  'start.signUp': 'Noch kein Konto? Registrieren',
  'start.trouble': 'Probleme bei der Anmeldung?',
  'start.troubleInvite': 'Bitte geben Sie die E-Mail-Adresse ein, an die Ihre Einladung gesendet wurde.',
  'start.troubleNoInvite': '* Wenn Sie keine Einladung erhalten haben, wenden Sie sich bitte an Ihre Organisation',
  'start.verified': 'E-Mail-Adresse bestätigt, weiter zur Anmeldung',
  'guide.heading': 'So erhalten Sie Zugriff',
  'guide.step': 'Schritt {step}',
  'guide.validate': 'Zugriff bestätigen',
  'guide.validateHow': 'Geben Sie die E-Mail-Adresse ein, an die Ihre Einladung ging, und wählen Sie „Bestätigen und weiter“.',
  'guide.authenticate': 'Anmelden',
  'guide.authenticateHow': 'Folgen Sie den Schritten der Anmeldung.',
  'failure.loadHeading': 'Serverfehler',
  'failure.loadBody': 'Die Anmeldeseite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.settingsHeading': 'Fehler in der Konfiguration',
  'failure.settingsBody': 'Die Konfiguration dieser App ist ungültig: {message}',
  'failure.crashHeading': 'Ein unerwarteter Fehler ist aufgetreten.',
  'failure.crashBody': 'Der Fehler wurde gemeldet. Tritt er wieder auf, nennen Sie bitte den Supportcode.',
  'loader.loading': 'Wird geladen',
  'loader.slow': 'Das dauert länger als sonst.',
}
