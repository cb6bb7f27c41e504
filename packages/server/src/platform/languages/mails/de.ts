import type { MailTexts } from './en.ts'

export const de: MailTexts = {
  signIn: 'Anmelden',
  code: {
    heading: 'Ihr Bestätigungscode',
    subject: '{code} ist Ihr Bestätigungscode',
    preview: '{code} ist {duration} gültig.',
    previewWithout: 'Er ist {duration} gültig.',
    signingIn:
      'Geben Sie diesen Code auf der Seite ein, auf der Sie sich anmelden. Er ist {duration} gültig und funktioniert einmal, nur in diesem Browser.',
    changing:
      'Geben Sie diesen Code auf der Seite ein, auf der Sie Ihr Konto ändern. Er ist {duration} gültig und funktioniert einmal, nur in diesem Browser.',
    closing:
      'Wenn Sie sich nicht anmelden, ignorieren Sie diese E-Mail und nennen Sie niemandem den Code. Niemand aus unserem Team wird Sie danach fragen.',
    closingOfChange:
      'Wenn Sie Ihr Konto nicht ändern, nennen Sie niemandem den Code, melden Sie sich an und melden Sie die Browser ab, die Sie nicht kennen. Niemand aus unserem Team wird Sie nach dem Code fragen.',
    elsewhere: 'Ihre Organisation hat eine eigene Anmeldeseite: {url}',
  },
  reset: {
    heading: 'Passwort zurücksetzen',
    preview: 'Der Link ist {duration} gültig und funktioniert einmal.',
    text: 'Folgen Sie dem Link, um ein neues Passwort zu wählen. Er ist {duration} gültig und funktioniert einmal.',
    action: 'Passwort zurücksetzen',
    closing:
      'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: 'Sie sind eingeladen',
    heading: 'Willkommen, {name}',
    preview: 'Für Sie wurde ein Konto angelegt.',
    text: 'Für Sie wurde ein Konto angelegt. Melden Sie sich mit dieser Adresse an: Sie erhalten einen Code per E-Mail und richten dann ein, wie Sie sich anmelden.',
    closing: 'Wenn Sie keine Einladung erwarten, ignorieren Sie diese E-Mail.',
  },
  registration: {
    heading: 'E-Mail-Adresse bestätigen',
    asked:
      'Jemand, wahrscheinlich Sie, hat mit dieser Adresse Zugriff beantragt. Folgen Sie dem Link, um sie zu bestätigen.',
    valid: 'Der Link ist {duration} lang gültig.',
    action: 'E-Mail-Adresse bestätigen',
    closing:
      'Wenn Sie keinen Zugriff beantragt haben, ignorieren Sie diese E-Mail: Es wird nichts angelegt.',
  },
  alreadyRegistered: {
    heading: 'Sie haben bereits Zugriff',
    preview: 'Melden Sie sich mit dieser Adresse an.',
    text: 'Jemand, wahrscheinlich Sie, hat mit dieser Adresse Zugriff beantragt. Zu ihr gibt es bereits ein Konto.',
    closing:
      'Wenn Sie keinen Zugriff beantragt haben, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
  },
  registrationRefused: {
    subject: 'Ihr Antrag auf Zugriff',
    heading: 'Ihr Antrag auf Zugriff wurde abgelehnt',
    preview: 'Sie können erneut Zugriff beantragen.',
    text: 'Die Administration hat Ihren Antrag auf Zugriff abgelehnt und schreibt:',
    closing: 'Sie können jederzeit erneut Zugriff beantragen.',
  },
  confirmAddress: {
    heading: 'Neue E-Mail-Adresse bestätigen',
    preview: 'Der Link ist {duration} gültig.',
    text: 'Jemand, wahrscheinlich Sie, möchte diese Adresse für ein Konto verwenden. Folgen Sie dem Link, um sie zu bestätigen. Er ist {duration} gültig.',
    ends: 'Andere Browser werden dann abgemeldet, und die API-Token des Kontos werden ungültig.',
    action: 'E-Mail-Adresse bestätigen',
    closing:
      'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Es wird sich nichts ändern.',
  },
  addressTaken: {
    heading: 'Ihre E-Mail-Adresse wurde für ein anderes Konto angegeben',
    preview: 'Es hat sich nichts geändert.',
    text: 'Jemand, wahrscheinlich Sie, möchte diese Adresse für ein anderes Konto verwenden. Zu ihr gibt es bereits ein Konto, darum kann sie nicht für ein zweites verwendet werden.',
    closing:
      'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
  },
  keepAddress: {
    heading: 'Ihre E-Mail-Adresse soll geändert werden',
    text: 'Jemand, wahrscheinlich Sie, möchte die Adresse Ihres Kontos in {email} ändern. Wenn Sie es waren, ist hier nichts zu tun.',
    keep: 'Bewahren Sie diese E-Mail auf: {duration} lang, auch nach der Änderung, stellt ihr Link diese Adresse wieder her, meldet alle Browser ab und entfernt Passkeys und andere Faktoren, die inzwischen eingerichtet wurden.',
    action: 'Diese Adresse behalten',
    closing: 'Wenn Sie es nicht waren: Folgen Sie dem Link und wählen Sie dann ein neues Passwort.',
  },
  addressChanged: {
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Die Adresse Ihres Kontos wurde geändert. Andere Browser sind abgemeldet, und die API-Token des Kontos sind ungültig.',
    link: 'Der Link in der E-Mail davor stellt diese Adresse {duration} lang wieder her.',
  },
  addressRestored: {
    heading: 'Die Änderung Ihrer E-Mail-Adresse wurde rückgängig gemacht',
    text: 'Dies ist die Adresse Ihres Kontos. Alle Browser sind abgemeldet, und die API-Token des Kontos sind ungültig.',
    mails: 'E-Mails gehen wieder an diese Adresse.',
    password:
      'Ihr Passwort ist ungültig, denn wer die Änderung veranlasst hat, kennt es vielleicht. Melden Sie sich mit dieser Adresse an: Sie erhalten einen Code per E-Mail und wählen dann ein neues.',
  },
  addressSet: {
    heading: 'Die Adresse Ihres Kontos wurde geändert',
    preview: 'Melden Sie sich ab jetzt mit {email} an.',
    text: 'Die Administration hat die Adresse Ihres Kontos in {email} geändert. Melden Sie sich ab jetzt damit an. Browser sind abgemeldet, und API-Token sind ungültig.',
    closing: 'Wenn Sie das nicht gewünscht haben, geben Sie sofort Ihrer Administration Bescheid.',
  },
  change: {
    preview: 'Wenn Sie es nicht waren, handeln Sie sofort.',
    tellAtOnce: 'Wenn Sie es nicht waren, geben Sie sofort Ihrer Administration Bescheid.',
    andEnds: '{what} Andere Browser sind abgemeldet, und die API-Token des Kontos sind ungültig.',
    formerAddress:
      'Diese E-Mail geht auch an die frühere Adresse Ihres Kontos, weil die Adresse vor Kurzem geändert wurde.',
    formerClosing:
      'Wenn Sie es nicht waren: Folgen Sie dem Link in der E-Mail „{subject}“. Er stellt diese Adresse wieder her und entfernt, was inzwischen eingerichtet wurde.',
    nothingToDo: 'Wenn Sie es waren, ist nichts zu tun.',
    closing:
      'Wenn Sie es nicht waren: Wählen Sie auf der Anmeldeseite über „Passwort vergessen“ ein neues Passwort und geben Sie sofort Ihrer Administration Bescheid.',
  },
  otherFactors: {
    passkey: 'Passkey „{name}“, hinzugefügt am {when}',
    authenticator: 'Authenticator-App, eingerichtet am {when}',
    recovery_codes: 'Wiederherstellungscodes, erstellt am {when}',
    security_question: 'Sicherheitsfrage',
    organization_sign_in: 'Anmeldung Ihrer Organisation, zuerst verwendet am {when}',
    stay: 'Neben dem Passwort kommt man hiermit in Ihr Konto. Wenn Sie etwas davon nicht kennen, entfernen Sie es in Ihrem Konto unter „Anmeldung und Sicherheit“:',
    removed: 'Das wurde aus Ihrem Konto entfernt:',
  },
  ticketAnswered: {
    heading: 'Ticket {number} wurde beantwortet',
    text: 'Der Support hat Ihr Ticket „{subject}“ beantwortet:',
    action: 'Ticket öffnen',
    closing:
      'Wenn Sie dieses Ticket nicht geschrieben haben, geben Sie Ihrer Administration Bescheid.',
  },
  operators: {
    action: 'Verwaltung öffnen',
    closing: 'Diese Adresse ist NOTIFY_EMAIL der Plattform.',
    registration: 'Jemand beantragt Zugriff',
    asks: '{name} ({email}) beantragt Zugriff und schreibt:',
    ticket: 'Ticket {number}: {subject}',
    waits: 'Ticket {number} wartet auf eine Antwort.',
  },
  test: {
    subject: 'Eine Test-E-Mail',
    heading: 'E-Mails kommen an',
    preview: 'Sie haben sie in der Verwaltung angefordert.',
    text: 'Sie haben diese E-Mail in der Verwaltung angefordert. Der Mailserver hat sie angenommen.',
    closing: 'Wenn Sie das nicht angefordert haben, geben Sie Ihrer Administration Bescheid.',
  },
  credentials: {
    password: {
      subject: 'Ihr Passwort wurde geändert',
      what: 'Das Passwort Ihres Kontos wurde am {when} UTC geändert.',
    },
    authenticator: {
      subject: 'Ihre Authenticator-App wurde geändert',
      what: 'Für Ihr Konto wurde am {when} UTC eine neue Authenticator-App eingerichtet.',
    },
    recovery_codes: {
      subject: 'Neue Wiederherstellungscodes wurden erstellt',
      what: 'Für Ihr Konto wurden am {when} UTC neue Wiederherstellungscodes erstellt; die älteren sind ungültig.',
    },
    recovery_codes_added: {
      subject: 'Für Ihr Konto wurden Wiederherstellungscodes erstellt',
      what: 'Am {when} UTC wurden Wiederherstellungscodes erstellt, mit denen man sich statt mit der Authenticator-App bei Ihrem Konto anmelden kann.',
    },
    security_question: {
      subject: 'Ihre Sicherheitsfrage wurde geändert',
      what: 'Die Sicherheitsfrage Ihres Kontos oder ihre Antwort wurde am {when} UTC geändert.',
    },
    security_question_added: {
      subject: 'Für Ihr Konto wurde eine Sicherheitsfrage festgelegt',
      what: 'Am {when} UTC wurde eine Sicherheitsfrage festgelegt, mit der man einen Link zu einem neuen Passwort Ihres Kontos anfordern kann.',
    },
    second_factor_reset: {
      subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
      what: 'Die Administration hat am {when} UTC Ihre Authenticator-App und Ihre Wiederherstellungscodes entfernt: Bei der nächsten Anmeldung richten Sie eine neue App ein.',
    },
    sign_in_method: {
      subject: 'Ihr Anmeldeverfahren wurde geändert',
      what: 'Die Administration hat am {when} UTC geändert, welche Faktoren die Anmeldung bei Ihrem Konto verlangt.',
    },
    passkey_added: {
      subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
      what: 'Am {when} UTC wurde ein Passkey hinzugefügt, mit dem man sich ohne Passwort bei Ihrem Konto anmelden kann.',
    },
    passkey_removed: {
      subject: 'Ein Passkey Ihres Kontos wurde entfernt',
      what: 'Ein Passkey Ihres Kontos wurde am {when} UTC entfernt.',
    },
    organization_sign_in: {
      subject: 'Sie melden sich jetzt über Ihre Organisation an',
      what: 'Bei Ihrem Konto wurde am {when} UTC die Anmeldung Ihrer Organisation verwendet; es gehört von nun an zu ihr.',
    },
  },
}
