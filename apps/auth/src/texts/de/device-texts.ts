import type { FlowTexts } from '../texts.ts'

export const device: FlowTexts['device'] = {
  heading: 'Sie sind nicht angemeldet',
  intro:
    'Geben Sie diesen Code an Ihrem Rechner ein, um fortzufahren. Diese Umgebung ist geschützt: Sie öffnet sich, wenn Sie dort zustimmen, wo Sie angemeldet sind.',
  address: 'Rufen Sie an Ihrem Rechner diese Adresse auf',
  code: 'Geben Sie dort diesen Code ein',
  codeLabel: 'Code',
  verifyingIn: 'Ihr Zugriff wird geprüft in',
  verifying: 'Ihr Zugriff wird geprüft',
  secondsLeft: 'Ihr Zugriff wird in {seconds} Sekunden geprüft',
  doneAlready: 'Schon bestätigt?',
  clickHere: 'Jetzt prüfen',
  notRegistered: 'Es konnte kein Code angelegt werden. Versuchen Sie es noch einmal.',
  expiredHeading: 'Code abgelaufen',
  expired:
    'Dieser Code wurde nicht rechtzeitig verwendet. Fordern Sie einen neuen an, um fortzufahren.',
  refresh: 'Neuen Code anfordern',
  newCode: 'Neuer Code: {code}',
  pending: 'Diesem Code wurde noch nicht zugestimmt.',
  denied: 'Der Antrag wurde abgelehnt. Mit dem neuen Code können Sie noch einmal fragen.',
  disabled: 'Dieses Konto ist deaktiviert. Wenden Sie sich an Ihre Administration.',
}
