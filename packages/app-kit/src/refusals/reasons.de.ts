import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './reasons.en.ts'

export const messages: Catalogue<typeof english> = {
  'reasons.account_changed': 'Das Konto hat sich geändert: Das ist nicht mehr möglich.',
  'reasons.acting_for_customer': 'Beenden Sie zuerst das Handeln für einen Kunden.',
  'reasons.acting_for_nobody': 'Sie handeln für keinen Kunden.',
  'reasons.code_taken': 'Dieser Code ist schon vergeben.',
  'reasons.decided': 'Über diesen Antrag ist schon entschieden.',
  'reasons.device_code_only': 'Melden Sie sich hier mit einem Gerätecode an.',
  'reasons.dns_silent': 'Das DNS hat nicht geantwortet. Versuchen Sie es später erneut.',
  'reasons.dns_unproven': 'Das DNS zeigt den TXT-Eintrag von {name} noch nicht.',
  'reasons.domain_invalid': 'Bitte geben Sie eine Domain ein, zum Beispiel example.org',
  'reasons.domain_of_other': 'Adressen dieser Domain gehören zu {organization}.',
  'reasons.domain_taken': 'Diese Domain gehört schon zu einer Organisation.',
  'reasons.has_it': 'Diesen Zugriff gibt es dort schon.',
  'reasons.holds_more': 'Diese Person hat mehr Rechte als Sie.',
  'reasons.last_administrator':
    'Das ist die letzte Person mit der Rolle platform-admin. Benennen Sie zuerst eine andere.',
  'reasons.no_password': 'Sie melden sich ohne Passwort an.',
  'reasons.no_verified_domain': 'Keine E-Mail-Domain der Organisation ist bestätigt.',
  'reasons.own_account': 'Das ist für das eigene Konto hier nicht möglich.',
  'reasons.owned_by_import': 'Das stammt aus einem Import. Ändern Sie es in dessen Datei.',
  'reasons.passkey_exists': 'Diesen Passkey gibt es in Ihrem Konto schon.',
  'reasons.passkeys_off': 'Passkeys sind hier nicht möglich.',
  'reasons.question_off': 'Die Sicherheitsfrage ist hier nicht möglich.',
  'reasons.set_up_second_factor': 'Richten Sie zuerst einen zweiten Faktor ein.',
  'reasons.sign_in_again': 'Melden Sie sich neu an, um das zu ändern.',
  'reasons.sign_in_untested':
    'Testen Sie zuerst die Anmeldung: Mit den gespeicherten Angaben ist noch kein Test gelungen.',
  'reasons.terms_replaced': 'Diese Nutzungsbedingungen sind schon durch andere ersetzt.',
  'reasons.ticket_closed': 'Das Ticket ist schon geschlossen.',
  'reasons.too_many_passkeys': 'Sie haben {count} Passkeys. Entfernen Sie zuerst einen.',
  'codes.account_disabled': 'Dieses Konto ist deaktiviert. Wenden Sie sich an Ihre Administration.',
  'codes.eula_required': 'Akzeptieren Sie zuerst die Nutzungsbedingungen.',
  'codes.not_authenticated': 'Sie sind nicht angemeldet.',
  'codes.sso_required': 'Melden Sie sich über Ihre Organisation an.',
  'codes.step_required': 'Schließen Sie zuerst den vorigen Schritt ab.',
  'codes.user_changed':
    'In diesem Browser ist jetzt jemand anderes angemeldet. Laden Sie die Seite neu.',
  'fields.unrenderable': 'Daraus lässt sich keine lesbare Seite machen',
  throttled: 'Zu viele Versuche. Versuchen Sie es in {time} erneut.',
}
