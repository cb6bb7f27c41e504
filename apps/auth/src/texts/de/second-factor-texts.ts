import type { FlowTexts } from '../texts.ts'

export const emailCode: FlowTexts['emailCode'] = {
  heading: 'Wir haben Ihnen einen Code gesendet',
  sent: 'Wir haben einen sechsstelligen Code an {email} gesendet. Er gilt {duration}.',
  used: 'Ihr letzter Code wurde verwendet. Fordern Sie für {email} einen neuen an.',
  unsure:
    'Ein sechsstelliger Code ist vielleicht unterwegs an {email}. Er gilt nur in dem Browser, der ihn angefordert hat.',
  elsewhere:
    'An {email} wurde gerade ein Code gesendet, aber er gilt nur dort, wo er angefordert wurde. Um hier fortzufahren, wählen Sie „Code erneut senden“.',
  exhausted: 'Der Code, den wir an {email} gesendet haben, gilt nicht mehr.',
  notSent: 'Wir konnten keinen Code an {email} senden.',
  sending: 'Wir senden einen sechsstelligen Code an {email}. Er gilt {duration}.',
  label: 'Bestätigungscode',
  submit: 'Bestätigen',
  nothingYet: 'Nichts angekommen?',
  resend: 'Code erneut senden',
  resendIn: 'Code erneut senden in {time}',
  resent: 'Ein neuer Code ist unterwegs.',
  resendReady: 'Sie können den Code jetzt erneut senden.',
  verified: 'E-Mail-Adresse bestätigt',
}

export const emailCodeIfAny: FlowTexts['emailCodeIfAny'] = {
  sending:
    'Falls es zu {email} ein Konto gibt, senden wir dorthin einen sechsstelligen Code. Er gilt {duration}.',
  sent: 'Falls es zu {email} ein Konto gibt, haben wir dorthin einen sechsstelligen Code gesendet. Er gilt {duration}.',
  elsewhere:
    'Falls es zu {email} ein Konto gibt, wurde dorthin gerade ein Code gesendet, aber er gilt nur dort, wo er angefordert wurde. Um hier fortzufahren, wählen Sie „Code erneut senden“.',
  exhausted: 'Kein Code für {email} gilt mehr.',
  resent: 'Falls es zu dieser Adresse ein Konto gibt, ist ein neuer Code unterwegs.',
}

export const twoFactor: FlowTexts['twoFactor'] = {
  heading: 'Zwei-Faktor-Authentifizierung',
  authenticatorIntro: 'Geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.',
  recoveryIntro:
    'Geben Sie einen Ihrer achtstelligen Wiederherstellungscodes ein. Er gilt danach nicht mehr.',
  authenticatorLabel: 'Code aus der App',
  recoveryLabel: 'Wiederherstellungscode',
  useRecovery: 'Wiederherstellungscode verwenden',
  useAuthenticator: 'Code aus der App verwenden',
  usePasskey: 'Passkey verwenden',
  submit: 'Bestätigen',
  verified: 'Code bestätigt',
  lostDeviceHeading: 'Haben Sie Ihr Gerät verloren?',
  lostDevice:
    'Sie haben sich mit einem Wiederherstellungscode angemeldet. Wenn Sie Ihre Authenticator-App nicht mehr haben, richten Sie ein neues Gerät ein.',
  setUpDevice: 'Neues Gerät einrichten',
  continue: 'Nicht jetzt',
}

export const totpSetup: FlowTexts['totpSetup'] = {
  heading: 'Authenticator-App einrichten',
  replaceIntro:
    'Sobald Sie ihren Code eingeben, ersetzt sie Ihre bisherige App. Ihre anderen Sitzungen werden beendet, und Ihre API-Token und Wiederherstellungscodes gelten nicht mehr.',
  intro: 'Sie schützt Ihr Konto ein zweites Mal: mit einem Code, den nur Ihr Telefon anzeigt.',
  qrLabel: 'QR-Code für die Authenticator-App',
  openApp: 'Öffnen Sie Ihre Authenticator-App und fügen Sie ein Konto hinzu.',
  scan: 'Scannen Sie den QR-Code oder geben Sie den {setupKey} von Hand ein.',
  notLoaded: 'Der QR-Code konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  setupKey: 'Schlüssel',
  enterCode: 'Geben Sie den sechsstelligen Code ein, den sie anzeigt.',
  openOnThisDevice: 'In der App auf diesem Gerät öffnen',
  copyFailed: 'Nicht kopiert',
  label: 'Code aus der App',
  submit: 'Bestätigen',
}

export const recoveryCodes: FlowTexts['recoveryCodes'] = {
  heading: 'Wiederherstellungscodes sichern',
  intro:
    'Wenn Sie Ihr Telefon verlieren, melden Sie sich mit einem dieser Codes an. Jeder gilt einmal, und sie werden nur jetzt angezeigt.',
  notMade:
    'Ihre Wiederherstellungscodes konnten nicht erstellt werden. Versuchen Sie es noch einmal.',
  listLabel: 'Wiederherstellungscodes',
  copyFailed: 'Nicht kopiert',
  downloadFailed: 'Nicht gespeichert',
  print: 'Drucken',
  next: 'Weiter',
  notKept:
    'Sie haben diese Codes weder kopiert, heruntergeladen noch gedruckt. Wenn Sie Ihr Telefon verlieren, können Sie sich ohne einen davon nicht anmelden. Wählen Sie noch einmal „Weiter“, um ohne sie fortzufahren.',
  shownOnce:
    'Ihre Codes wurden vor dem Neuladen dieser Seite angezeigt, danach nicht mehr. Wenn Sie sie nicht gesichert haben, erstellen Sie neue, die sie ersetzen. Ihre anderen Sitzungen werden beendet, und Ihre API-Token gelten nicht mehr.',
  makeNew: 'Neue Codes erstellen',
  saved: 'Ich habe meine Codes gesichert',
}
