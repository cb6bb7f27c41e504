import type { ProofTexts } from './proof-texts.ts'

export const proofTexts: ProofTexts = {
  title: 'Bestätigen Sie, dass Sie es sind',
  to: 'Um {purpose}, ',
  how: {
    password: 'geben Sie Ihr jetziges Passwort ein.',
    authenticator: 'geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
    email_code: 'geben Sie den Code ein, den wir Ihnen per E-Mail gesendet haben.',
    passkey: 'verwenden Sie Ihren Passkey.',
  },
  label: { password: 'Passwort', authenticator: 'Code', email_code: 'Code' },
  use: {
    password: 'Passwort verwenden',
    authenticator: 'Code der App verwenden',
    email_code: 'Code per E-Mail verwenden',
    passkey: 'Passkey verwenden',
  },
  confirm: 'Bestätigen',
  confirmPasskey: 'Mit Ihrem Passkey fortfahren',
  cancel: 'Abbrechen',
  pleaseWait: 'Bitte warten …',
  resend: 'Code erneut senden',
  resendIn: 'Erneut senden in {time}',
  newCode: 'Neuer Code gesendet',
  signIn: 'Anmelden',
  retry: 'Erneut versuchen',
  loading: 'Wird geladen',
  nothing: 'müssen Sie sich neu anmelden: Nichts, was Sie hier eingeben könnten, genügt.',
  errors: {
    noPassword: 'Geben Sie Ihr Passwort ein.',
    noCode: 'Geben Sie den ganzen Code ein.',
    wrongPassword: 'Das ist nicht Ihr Passwort.',
    wrongCode: 'Dieser Code ist nicht richtig.',
    expiredCode: 'Dieser Code ist abgelaufen oder wurde verwendet. Nehmen Sie einen neuen.',
    exhaustedCode: 'Zu viele falsche Codes. Fordern Sie einen neuen an.',
    wrongPasskey:
      'Mit diesem Passkey lässt sich das nicht bestätigen. Versuchen Sie es auf anderem Weg.',
    noPasskey:
      'Der Passkey konnte nicht verwendet werden. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
    throttled: 'Zu viele Versuche. Versuchen Sie es in {time} noch einmal.',
    mailThrottled: 'Es wurden zu viele E-Mails gesendet. Versuchen Sie es in {time} noch einmal.',
    signedOut:
      'Sie sind hier nicht mehr angemeldet. Was Sie eingegeben haben, bleibt, bis Sie diese Seite verlassen.',
    otherUser: 'In diesem Browser ist jetzt jemand anderes angemeldet. Laden Sie die Seite neu.',
    failed: 'Etwas ist schiefgegangen. Versuchen Sie es später noch einmal.',
    failedWithCode:
      'Etwas ist schiefgegangen. Versuchen Sie es später noch einmal. Supportcode {code}',
  },
}
