import type { FlowTexts } from '../texts.ts'

export const organization: FlowTexts['organization'] = {
  signIn: 'Mit {organization} anmelden',
  errors: {
    sso_unavailable:
      'Die Anmeldung Ihrer Organisation antwortet nicht. Versuchen Sie es in einigen Minuten noch einmal. Bleibt es so, informieren Sie Ihre Organisation.',
    sso_refused:
      'Ihre Organisation hat Sie nicht angemeldet. Geben Sie Ihre E-Mail-Adresse ein, um es noch einmal zu versuchen, oder fragen Sie Ihre Organisation, ob Sie diese Plattform nutzen dürfen.',
    sso_expired:
      'Die Anmeldung bei Ihrer Organisation hat zu lange gedauert oder wurde unterbrochen. Geben Sie Ihre E-Mail-Adresse ein, um von vorn zu beginnen.',
    sso_invalid:
      'Die Antwort Ihrer Organisation war nicht vertrauenswürdig. Geben Sie Ihre E-Mail-Adresse ein, um es noch einmal zu versuchen. Bleibt es so, informieren Sie Ihre Organisation.',
    sso_unverified:
      'Ihre Organisation bestätigt Ihre E-Mail-Adresse nicht. Bitten Sie Ihre Organisation, sie im Verzeichnis zu bestätigen.',
    sso_domain:
      'Ihre E-Mail-Adresse bei Ihrer Organisation gehört zu keiner ihrer Domains. Melden Sie sich noch einmal an, um ein anderes Konto zu wählen, oder bitten Sie Ihre Organisation, sie zu berichtigen.',
    sso_no_account:
      'Sie haben hier kein Konto, das Ihre Organisation öffnen darf. Melden Sie sich noch einmal an, um ein anderes Konto zu wählen, oder bitten Sie Ihre Administration um eine Einladung.',
    sso_other_person:
      'Das Konto mit Ihrer E-Mail-Adresse gehört bei Ihrer Organisation jemand anderem. Melden Sie sich noch einmal an, um ein anderes Konto zu wählen, oder bitten Sie Ihre Administration, das zu prüfen.',
    account_disabled:
      'Dieses Konto ist deaktiviert. Melden Sie sich noch einmal an, um ein anderes Konto zu wählen, oder wenden Sie sich an Ihre Administration.',
  },
}
