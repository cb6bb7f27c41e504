import type { FlowTexts } from '../texts.ts'

export const device: FlowTexts['device'] = {
  heading: 'Sie sind nicht angemeldet',
  intro:
    'Geben Sie diesen Code an Ihrem Rechner ein, um fortzufahren. Diese Umgebung ist eingeschränkt: Sie öffnet sich, sobald Sie den Code dort bestätigen, wo Sie angemeldet sind.',
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
  expired: 'Dieser Code wurde nicht rechtzeitig verwendet. Fordern Sie einen neuen an.',
  refresh: 'Neuen Code anfordern',
  newCode: 'Neuer Code: {code}',
  pending: 'Dieser Code wurde noch nicht bestätigt.',
  denied: 'Die Anfrage wurde abgelehnt. Versuchen Sie es mit dem neuen Code noch einmal.',
  disabled: 'Dieses Konto ist deaktiviert. Wenden Sie sich an Ihre Administration.',
}
