import type { StartTexts } from '../texts.ts'
import { advice, errors, failure } from './failure-texts.ts'

const texts: StartTexts = {
  loader: { loading: 'Wird geladen', slow: 'Das dauert länger als sonst.' },
  app: {
    title: '{heading} · {app}',
    errorTitle: 'Fehler: {title}',
    poweredBy: 'Bereitgestellt von {provider}',
    stepOf: 'Schritt {step} von {steps}',
    titleAndStep: '{title}. {step}',
    countOf: '{step} von {steps}',
    back: 'Zurück',
    differentAccount: 'Das sind nicht Sie? Anderes Konto verwenden',
    pleaseWait: 'Bitte warten …',
    retry: 'Erneut versuchen',
    home: 'Startseite',
    refresh: 'Aktualisieren',
    signOut: 'Abmelden',
    notSignedOut: 'Sie konnten nicht abgemeldet werden. Versuchen Sie es noch einmal.',
    forgotPassword: 'Passwort vergessen',
    version: 'Version {version}',
    supportCode: 'Supportcode {code}',
  },
  start: {
    heading: 'Willkommen',
    subheading: 'Schritt 1 – E-Mail-Adresse bestätigen',
    email: 'E-Mail-Adresse',
    emailExample: 'name@einrichtung.org',
    submit: 'Bestätigen und weiter',
    passkey: 'Passkey verwenden',
    signUp: 'Noch kein Konto? Registrieren',
    trouble: 'Probleme bei der Anmeldung?',
    troubleInvite: 'Bitte geben Sie die E-Mail-Adresse ein, an die Ihre Einladung gesendet wurde.',
    troubleNoInvite:
      '* Wenn Sie keine Einladung erhalten haben, wenden Sie sich bitte an Ihre Organisation',
    verified: 'E-Mail-Adresse bestätigt, weiter zur Anmeldung',
  },
  guide: {
    heading: 'So erhalten Sie Zugriff',
    step: 'Schritt {step}',
    validate: 'Zugriff bestätigen',
    validateHow:
      'Geben Sie die E-Mail-Adresse ein, an die Ihre Einladung ging, und wählen Sie „Bestätigen und weiter“.',
    authenticate: 'Anmelden',
    authenticateHow: 'Folgen Sie den Schritten der Anmeldung.',
  },
  failure,
  errors,
  advice,
}

export default texts
