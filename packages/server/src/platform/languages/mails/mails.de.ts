import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './mails.en.ts'

export const messages: Catalogue<typeof english> = {
  signIn: 'Anmelden',
  'code.heading': 'Ihr Bestätigungscode',
  'code.subject': '{code} ist Ihr Bestätigungscode',
  'code.preview': '{code} ist {duration} gültig.',
  'code.previewWithout': 'Er ist {duration} gültig.',
  'code.signingIn':
    'Geben Sie diesen Code auf der Seite ein, auf der Sie sich anmelden. Er ist {duration} gültig und funktioniert einmal, nur in diesem Browser.',
  'code.changing':
    'Geben Sie diesen Code auf der Seite ein, auf der Sie Ihr Konto ändern. Er ist {duration} gültig und funktioniert einmal, nur in diesem Browser.',
  'code.closing':
    'Wenn Sie sich nicht anmelden, ignorieren Sie diese E-Mail und nennen Sie niemandem den Code. Niemand aus unserem Team wird Sie danach fragen.',
  'code.closingOfChange':
    'Wenn Sie Ihr Konto nicht ändern, nennen Sie niemandem den Code, melden Sie sich an und melden Sie die Browser ab, die Sie nicht kennen. Niemand aus unserem Team wird Sie nach dem Code fragen.',
  'code.elsewhere': 'Ihre Organisation hat eine eigene Anmeldeseite: {url}',
  'reset.heading': 'Passwort zurücksetzen',
  'reset.preview': 'Der Link ist {duration} gültig und funktioniert einmal.',
  'reset.text':
    'Folgen Sie dem Link, um ein neues Passwort zu wählen. Er ist {duration} gültig und funktioniert einmal.',
  'reset.action': 'Passwort zurücksetzen',
  'reset.closing':
    'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  'invitation.subject': 'Sie sind eingeladen',
  'invitation.heading': 'Willkommen, {name}',
  'invitation.preview': 'Für Sie wurde ein Konto angelegt.',
  'invitation.text':
    'Für Sie wurde ein Konto angelegt. Melden Sie sich mit dieser Adresse an: Sie erhalten einen Code per E-Mail und richten dann ein, wie Sie sich anmelden.',
  'invitation.closing': 'Wenn Sie keine Einladung erwarten, ignorieren Sie diese E-Mail.',
  'registration.heading': 'E-Mail-Adresse bestätigen',
  'registration.asked':
    'Jemand, wahrscheinlich Sie, hat mit dieser Adresse Zugriff beantragt. Folgen Sie dem Link, um sie zu bestätigen.',
  'registration.valid': 'Der Link ist {duration} lang gültig.',
  'registration.action': 'E-Mail-Adresse bestätigen',
  'registration.closing':
    'Wenn Sie keinen Zugriff beantragt haben, ignorieren Sie diese E-Mail: Es wird nichts angelegt.',
  'alreadyRegistered.heading': 'Sie haben bereits Zugriff',
  'alreadyRegistered.preview': 'Melden Sie sich mit dieser Adresse an.',
  'alreadyRegistered.text':
    'Jemand, wahrscheinlich Sie, hat mit dieser Adresse Zugriff beantragt. Zu ihr gibt es bereits ein Konto.',
  'alreadyRegistered.closing':
    'Wenn Sie keinen Zugriff beantragt haben, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
  'registrationRefused.subject': 'Ihr Antrag auf Zugriff',
  'registrationRefused.heading': 'Ihr Antrag auf Zugriff wurde abgelehnt',
  'registrationRefused.preview': 'Sie können erneut Zugriff beantragen.',
  'registrationRefused.text':
    'Die Administration hat Ihren Antrag auf Zugriff abgelehnt und schreibt:',
  'registrationRefused.closing': 'Sie können jederzeit erneut Zugriff beantragen.',
  'confirmAddress.heading': 'Neue E-Mail-Adresse bestätigen',
  'confirmAddress.preview': 'Der Link ist {duration} gültig.',
  'confirmAddress.text':
    'Jemand, wahrscheinlich Sie, möchte diese Adresse für ein Konto verwenden. Folgen Sie dem Link, um sie zu bestätigen. Er ist {duration} gültig.',
  'confirmAddress.ends':
    'Andere Browser werden dann abgemeldet, und die API-Token des Kontos werden ungültig.',
  'confirmAddress.action': 'E-Mail-Adresse bestätigen',
  'confirmAddress.closing':
    'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Es wird sich nichts ändern.',
  'addressTaken.heading': 'Ihre E-Mail-Adresse wurde für ein anderes Konto angegeben',
  'addressTaken.preview': 'Es hat sich nichts geändert.',
  'addressTaken.text':
    'Jemand, wahrscheinlich Sie, möchte diese Adresse für ein anderes Konto verwenden. Zu ihr gibt es bereits ein Konto, darum kann sie nicht für ein zweites verwendet werden.',
  'addressTaken.closing':
    'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
  'keepAddress.heading': 'Ihre E-Mail-Adresse soll geändert werden',
  'keepAddress.text':
    'Jemand, wahrscheinlich Sie, möchte die Adresse Ihres Kontos in {email} ändern. Wenn Sie es waren, ist hier nichts zu tun.',
  'keepAddress.keep':
    'Bewahren Sie diese E-Mail auf: {duration} lang, auch nach der Änderung, stellt ihr Link diese Adresse wieder her, meldet alle Browser ab und entfernt Passkeys und andere Faktoren, die inzwischen eingerichtet wurden.',
  'keepAddress.action': 'Diese Adresse behalten',
  'keepAddress.closing':
    'Wenn Sie es nicht waren: Folgen Sie dem Link und wählen Sie dann ein neues Passwort.',
  'addressChanged.heading': 'Ihre E-Mail-Adresse wurde geändert',
  'addressChanged.text':
    'Die Adresse Ihres Kontos wurde geändert. Andere Browser sind abgemeldet, und die API-Token des Kontos sind ungültig.',
  'addressChanged.link':
    'Der Link in der E-Mail davor stellt diese Adresse {duration} lang wieder her.',
  'addressRestored.heading': 'Die Änderung Ihrer E-Mail-Adresse wurde rückgängig gemacht',
  'addressRestored.text':
    'Dies ist die Adresse Ihres Kontos. Alle Browser sind abgemeldet, und die API-Token des Kontos sind ungültig.',
  'addressRestored.mails': 'E-Mails gehen wieder an diese Adresse.',
  'addressRestored.password':
    'Ihr Passwort ist ungültig, denn wer die Änderung veranlasst hat, kennt es vielleicht. Melden Sie sich mit dieser Adresse an: Sie erhalten einen Code per E-Mail und wählen dann ein neues.',
  'addressSet.heading': 'Die Adresse Ihres Kontos wurde geändert',
  'addressSet.preview': 'Melden Sie sich ab jetzt mit {email} an.',
  'addressSet.text':
    'Die Administration hat die Adresse Ihres Kontos in {email} geändert. Melden Sie sich ab jetzt damit an. Browser sind abgemeldet, und API-Token sind ungültig.',
  'addressSet.closing':
    'Wenn Sie das nicht gewünscht haben, geben Sie sofort Ihrer Administration Bescheid.',
  'change.preview': 'Wenn Sie es nicht waren, handeln Sie sofort.',
  'change.tellAtOnce': 'Wenn Sie es nicht waren, geben Sie sofort Ihrer Administration Bescheid.',
  'change.andEnds':
    '{what} Andere Browser sind abgemeldet, und die API-Token des Kontos sind ungültig.',
  'change.formerAddress':
    'Diese E-Mail geht auch an die frühere Adresse Ihres Kontos, weil die Adresse vor Kurzem geändert wurde.',
  'change.formerClosing':
    'Wenn Sie es nicht waren: Folgen Sie dem Link in der E-Mail „{subject}“. Er stellt diese Adresse wieder her und entfernt, was inzwischen eingerichtet wurde.',
  'change.nothingToDo': 'Wenn Sie es waren, ist nichts zu tun.',
  'change.closing':
    'Wenn Sie es nicht waren: Wählen Sie auf der Anmeldeseite über „Passwort vergessen“ ein neues Passwort und geben Sie sofort Ihrer Administration Bescheid.',
  'otherFactors.passkey': 'Passkey „{name}“, hinzugefügt am {when}',
  'otherFactors.authenticator': 'Authenticator-App, eingerichtet am {when}',
  'otherFactors.recovery_codes': 'Wiederherstellungscodes, erstellt am {when}',
  'otherFactors.security_question': 'Sicherheitsfrage',
  'otherFactors.organization_sign_in': 'Anmeldung Ihrer Organisation, zuerst verwendet am {when}',
  'otherFactors.stay':
    'Neben dem Passwort kommt man hiermit in Ihr Konto. Wenn Sie etwas davon nicht kennen, entfernen Sie es in Ihrem Konto unter „Anmeldung und Sicherheit“:',
  'otherFactors.removed': 'Das wurde aus Ihrem Konto entfernt:',
  'ticketAnswered.heading': 'Ticket {number} wurde beantwortet',
  'ticketAnswered.text': 'Der Support hat Ihr Ticket „{subject}“ beantwortet:',
  'ticketAnswered.action': 'Ticket öffnen',
  'ticketAnswered.closing':
    'Wenn Sie dieses Ticket nicht geschrieben haben, geben Sie Ihrer Administration Bescheid.',
  'operators.action': 'Verwaltung öffnen',
  'operators.closing': 'Diese Adresse ist NOTIFY_EMAIL der Plattform.',
  'operators.registration': 'Jemand beantragt Zugriff',
  'operators.asks': '{name} ({email}) beantragt Zugriff und schreibt:',
  'operators.ticket': 'Ticket {number}: {subject}',
  'operators.waits': 'Ticket {number} wartet auf eine Antwort.',
  'test.subject': 'Eine Test-E-Mail',
  'test.heading': 'E-Mails kommen an',
  'test.preview': 'Sie haben sie in der Verwaltung angefordert.',
  'test.text':
    'Sie haben diese E-Mail in der Verwaltung angefordert. Der Mailserver hat sie angenommen.',
  'test.closing': 'Wenn Sie das nicht angefordert haben, geben Sie Ihrer Administration Bescheid.',
  'credentials.password.subject': 'Ihr Passwort wurde geändert',
  'credentials.password.what': 'Das Passwort Ihres Kontos wurde am {when} UTC geändert.',
  'credentials.authenticator.subject': 'Ihre Authenticator-App wurde geändert',
  'credentials.authenticator.what':
    'Für Ihr Konto wurde am {when} UTC eine neue Authenticator-App eingerichtet.',
  'credentials.recovery_codes.subject': 'Neue Wiederherstellungscodes wurden erstellt',
  'credentials.recovery_codes.what':
    'Für Ihr Konto wurden am {when} UTC neue Wiederherstellungscodes erstellt; die älteren sind ungültig.',
  'credentials.recovery_codes_added.subject':
    'Für Ihr Konto wurden Wiederherstellungscodes erstellt',
  'credentials.recovery_codes_added.what':
    'Am {when} UTC wurden Wiederherstellungscodes erstellt, mit denen man sich statt mit der Authenticator-App bei Ihrem Konto anmelden kann.',
  'credentials.security_question.subject': 'Ihre Sicherheitsfrage wurde geändert',
  'credentials.security_question.what':
    'Die Sicherheitsfrage Ihres Kontos oder ihre Antwort wurde am {when} UTC geändert.',
  'credentials.security_question_added.subject':
    'Für Ihr Konto wurde eine Sicherheitsfrage festgelegt',
  'credentials.security_question_added.what':
    'Am {when} UTC wurde eine Sicherheitsfrage festgelegt, mit der man einen Link zu einem neuen Passwort Ihres Kontos anfordern kann.',
  'credentials.second_factor_reset.subject': 'Ihr zweiter Faktor wurde zurückgesetzt',
  'credentials.second_factor_reset.what':
    'Die Administration hat am {when} UTC Ihre Authenticator-App und Ihre Wiederherstellungscodes entfernt: Bei der nächsten Anmeldung richten Sie eine neue App ein.',
  'credentials.sign_in_method.subject': 'Ihr Anmeldeverfahren wurde geändert',
  'credentials.sign_in_method.what':
    'Die Administration hat am {when} UTC geändert, welche Faktoren die Anmeldung bei Ihrem Konto verlangt.',
  'credentials.passkey_added.subject': 'Ihrem Konto wurde ein Passkey hinzugefügt',
  'credentials.passkey_added.what':
    'Am {when} UTC wurde ein Passkey hinzugefügt, mit dem man sich ohne Passwort bei Ihrem Konto anmelden kann.',
  'credentials.passkey_removed.subject': 'Ein Passkey Ihres Kontos wurde entfernt',
  'credentials.passkey_removed.what': 'Ein Passkey Ihres Kontos wurde am {when} UTC entfernt.',
  'credentials.organization_sign_in.subject': 'Sie melden sich jetzt über Ihre Organisation an',
  'credentials.organization_sign_in.what':
    'Bei Ihrem Konto wurde am {when} UTC die Anmeldung Ihrer Organisation verwendet; es gehört von nun an zu ihr.',
}
