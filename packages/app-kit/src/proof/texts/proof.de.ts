import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './proof.en.ts'

export const messages: Catalogue<typeof english> = {
  title: 'Bestätigen Sie, dass Sie es sind',
  'how.password': 'Um {purpose}, geben Sie Ihr jetziges Passwort ein.',
  'how.authenticator': 'Um {purpose}, geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
  'how.email_code':
    'Um {purpose}, geben Sie den Code ein, den wir Ihnen per E-Mail gesendet haben.',
  'how.passkey': 'Um {purpose}, verwenden Sie Ihren Passkey.',
  'label.password': 'Passwort',
  'label.authenticator': 'Code',
  'label.email_code': 'Code',
  'use.password': 'Passwort verwenden',
  'use.authenticator': 'Code der App verwenden',
  'use.email_code': 'Code per E-Mail verwenden',
  'use.passkey': 'Passkey verwenden',
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
  nothing:
    'Um {purpose}, müssen Sie sich neu anmelden: Nichts, was Sie hier eingeben könnten, genügt.',
  'errors.noPassword': 'Geben Sie Ihr Passwort ein.',
  'errors.noCode': 'Geben Sie den ganzen Code ein.',
  'errors.wrongPassword': 'Das ist nicht Ihr Passwort.',
  'errors.wrongCode': 'Dieser Code ist nicht richtig.',
  'errors.expiredCode': 'Dieser Code ist abgelaufen oder wurde verwendet. Nehmen Sie einen neuen.',
  'errors.exhaustedCode': 'Zu viele falsche Codes. Fordern Sie einen neuen an.',
  'errors.wrongPasskey':
    'Mit diesem Passkey lässt sich das nicht bestätigen. Versuchen Sie es auf anderem Weg.',
  'errors.noPasskey':
    'Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  'errors.throttled': 'Zu viele Versuche. Versuchen Sie es in {time} erneut.',
  'errors.mailThrottled': 'Es wurden zu viele E-Mails gesendet. Versuchen Sie es in {time} erneut.',
  'errors.signedOut':
    'Sie sind hier nicht mehr angemeldet. Was Sie eingegeben haben, bleibt, bis Sie diese Seite verlassen.',
  'errors.otherUser':
    'In diesem Browser ist jetzt jemand anderes angemeldet. Laden Sie die Seite neu.',
  'errors.failed': 'Etwas ist schiefgegangen. Versuchen Sie es später erneut.',
  'errors.failedWithCode':
    'Etwas ist schiefgegangen. Versuchen Sie es später erneut. Supportcode {code}',
  wait: 'Um {purpose}, …',
}
