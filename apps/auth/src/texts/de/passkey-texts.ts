import type { FlowTexts } from '../texts.ts'

export const passkey: FlowTexts['passkey'] = {
  unknown:
    'Dieser Passkey ist hier nicht mehr bekannt. Melden Sie sich mit Ihrer E-Mail-Adresse an.',
  notAccepted:
    'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrer E-Mail-Adresse an.',
  notUsed:
    'Der Passkey konnte nicht verwendet werden. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrer E-Mail-Adresse an.',
}

export const passkeyOffer: FlowTexts['passkeyOffer'] = {
  heading: 'Nächstes Mal schneller anmelden',
  lead: 'Ein Passkey nutzt Fingerabdruck, Gesicht oder Bildschirmsperre.',
  reasons: [
    'Kein Passwort und kein Code einzugeben.',
    'Er funktioniert nur auf dieser Website, nie auf einer gefälschten.',
    'Fingerabdruck und Gesicht verlassen Ihr Gerät nie.',
  ],
  submit: 'Passkey erstellen',
  again: 'Erneut versuchen',
  notNow: 'Nicht jetzt',
  later: 'Sie können ihn später in Ihrem Konto erstellen.',
  notMade: 'Es wurde kein Passkey erstellt. Die Abfrage wurde geschlossen oder dauerte zu lange.',
}
