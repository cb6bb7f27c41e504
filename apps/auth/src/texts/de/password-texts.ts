import type { FlowTexts } from '../texts.ts'

export const password: FlowTexts['password'] = {
  heading: 'Passwort eingeben',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  shown: 'Ihr Passwort wird angezeigt',
  hidden: 'Ihr Passwort ist verborgen',
  submit: 'Anmelden',
  continue: 'Weiter',
  verified: 'Zugangsdaten bestätigt',
}

export const newPassword: FlowTexts['newPassword'] = {
  createHeading: 'Passwort erstellen',
  createIntro:
    'Für {email}. Sie brauchen es bei jeder Anmeldung. Ihre anderen Sitzungen werden beendet.',
  resetHeading: 'Passwort zurücksetzen',
  resetIntro:
    'Für {email}. Ihre anderen Sitzungen werden beendet, und Ihre API-Token gelten nicht mehr.',
  resetIntroNoEmail: 'Ihre anderen Sitzungen werden beendet, und Ihre API-Token gelten nicht mehr.',
  password: 'Neues Passwort',
  confirm: 'Passwort wiederholen',
  length: '12 bis 100 Zeichen',
  uppercase: 'Einen Großbuchstaben',
  lowercase: 'Einen Kleinbuchstaben',
  digit: 'Eine Ziffer',
  special: 'Ein Sonderzeichen {characters}',
  mismatch: 'Die Passwörter stimmen nicht überein',
  createSubmit: 'Passwort erstellen',
  resetSubmit: 'Passwort zurücksetzen',
  created: 'Passwort erstellt',
}

export const resetDone: FlowTexts['resetDone'] = {
  heading: 'Ihr Passwort wurde zurückgesetzt',
  body: 'Melden Sie sich mit Ihrem neuen Passwort an.',
  backToLogin: 'Zur Anmeldung',
}

export const forgotPassword: FlowTexts['forgotPassword'] = {
  heading: 'Passwort vergessen',
  intro:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie Ihr Passwort zurücksetzen.',
  email: 'E-Mail-Adresse',
  submit: 'Link senden',
  requested: 'Die Anleitung zum Zurücksetzen finden Sie in Ihrem Postfach.',
  requestedIfAny:
    'Falls es zu {email} ein Konto gibt, finden Sie die Anleitung zum Zurücksetzen im Postfach.',
  differentEmail: 'Andere E-Mail-Adresse verwenden',
  toLogin: 'Zur Anmeldung',
}

export const legacyReset: FlowTexts['legacyReset'] = {
  heading: 'Passwort zurücksetzen',
  intro:
    'Wählen Sie ein neues Passwort mit mindestens {min} Zeichen. Ihre anderen Sitzungen werden beendet, und Ihre API-Token gelten nicht mehr.',
  email: 'E-Mail-Adresse',
  password: 'Neues Passwort',
  confirm: 'Passwort wiederholen',
  submit: 'Passwort zurücksetzen',
  done: 'Erledigt. Weiter zur Anmeldung …',
  missing: 'Bitte füllen Sie alle Felder aus',
  mismatch: 'Die Passwörter stimmen nicht überein',
  tooShort: 'Das Passwort braucht mindestens {min} Zeichen',
  toForgot: 'Neuen Link anfordern',
}

export const otherFactors: FlowTexts['otherFactors'] = {
  intro: 'Auch hiermit kommt man in Ihr Konto:',
  passkey: 'Passkey „{name}“, hinzugefügt am {day}',
  authenticator: 'Authenticator-App, eingerichtet am {day}',
  recovery_codes: 'Wiederherstellungscodes, erstellt am {day}',
  security_question: 'Sicherheitsfrage',
  organization_sign_in: 'Anmeldung Ihrer Organisation, zuerst verwendet am {day}',
  remove: 'All dies entfernen',
  why: 'Tun Sie das, wenn Sie etwas davon nicht kennen. In Ihrem Konto können Sie Neues einrichten.',
  later:
    'Wenn Sie etwas davon nicht kennen, melden Sie sich an und entfernen Sie es in Ihrem Konto.',
}

export const securityQuestion: FlowTexts['securityQuestion'] = {
  heading: 'Beantworten Sie die Sicherheitsfrage, um den Link per E-Mail zu erhalten',
  answer: 'Antwort',
  submit: 'Link senden',
  wrong: 'Die Antwort ist nicht richtig. Versuchen Sie es noch einmal.',
  failed: 'Etwas ist schiefgegangen. Versuchen Sie es noch einmal.',
}

export const resetLink: FlowTexts['resetLink'] = {
  sentHeading: 'Prüfen Sie Ihr Postfach',
  sentTo: 'Gesendet an {email}.',
  sent: 'Wir haben einen Link zum Zurücksetzen des Passworts gesendet.',
  onlyNewest: 'Nur der neueste Link gilt.',
  resend: 'Link erneut senden',
  resendIn: 'Link erneut senden in {time}',
  resendReady: 'Sie können den Link jetzt erneut senden.',
  failed: 'Der Link konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
}
