import type { FurtherTexts, ReasonTexts } from '../refusal-texts.ts'

export const reasons: ReasonTexts = {
  account_changed: 'Das Konto hat sich geändert: Das ist nicht mehr möglich.',
  acting_for_customer: 'Beenden Sie zuerst das Handeln für einen Kunden.',
  acting_for_nobody: 'Sie handeln für keinen Kunden.',
  code_taken: 'Dieser Code ist schon vergeben.',
  decided: 'Über diesen Antrag ist schon entschieden.',
  device_code_only: 'Melden Sie sich hier mit einem Gerätecode an.',
  dns_silent: 'Das DNS hat nicht geantwortet. Versuchen Sie es später noch einmal.',
  dns_unproven: 'Das DNS zeigt den TXT-Eintrag von {name} noch nicht.',
  domain_invalid: 'Bitte geben Sie eine Domain ein, zum Beispiel example.org',
  domain_of_other: 'Adressen dieser Domain gehören zu {organization}.',
  domain_taken: 'Diese Domain gehört schon zu einer Organisation.',
  has_it: 'Diesen Zugriff gibt es dort schon.',
  holds_more: 'Diese Person hat mehr Rechte als Sie.',
  last_administrator:
    'Das ist die letzte Person mit der Rolle platform-admin. Benennen Sie zuerst eine andere.',
  no_password: 'Sie melden sich ohne Passwort an.',
  no_verified_domain: 'Keine E-Mail-Domain der Organisation ist bestätigt.',
  own_account: 'Das ist für das eigene Konto hier nicht möglich.',
  owned_by_import: 'Das stammt aus einem Import. Ändern Sie es in dessen Datei.',
  passkey_exists: 'Diesen Passkey gibt es in Ihrem Konto schon.',
  passkeys_off: 'Passkeys sind hier nicht möglich.',
  question_off: 'Die Sicherheitsfrage ist hier nicht möglich.',
  set_up_second_factor: 'Richten Sie zuerst einen zweiten Faktor ein.',
  sign_in_again: 'Melden Sie sich neu an, um das zu ändern.',
  sign_in_untested:
    'Testen Sie zuerst die Anmeldung: Mit den gespeicherten Angaben ist noch kein Test gelungen.',
  terms_replaced: 'Diese Nutzungsbedingungen sind schon durch andere ersetzt.',
  ticket_closed: 'Das Ticket ist schon geschlossen.',
  too_many_passkeys: 'Sie haben {count} Passkeys. Entfernen Sie zuerst einen.',
}

export const further: FurtherTexts = {
  codes: {
    account_disabled: 'Dieses Konto ist deaktiviert. Wenden Sie sich an Ihre Administration.',
    eula_required: 'Akzeptieren Sie zuerst die Nutzungsbedingungen.',
    not_authenticated: 'Sie sind nicht angemeldet.',
    sso_required: 'Melden Sie sich über Ihre Organisation an.',
    step_required: 'Schließen Sie zuerst den vorigen Schritt ab.',
    user_changed: 'In diesem Browser ist jetzt jemand anderes angemeldet. Laden Sie die Seite neu.',
  },
  unrenderable: 'Daraus lässt sich keine lesbare Seite machen',
  throttled: 'Zu viele Versuche. Versuchen Sie es in {time} noch einmal.',
}
