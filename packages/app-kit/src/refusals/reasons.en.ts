import type { Messages } from '@vestibule/base/messages/texts'

export const messages = {
  'reasons.account_changed': 'The account has changed: this is no longer possible',
  'reasons.acting_for_customer': 'Stop acting for a customer first',
  'reasons.acting_for_nobody': 'You act for no customer',
  'reasons.code_taken': 'This code is taken',
  'reasons.decided': 'This request is decided',
  'reasons.device_code_only': 'Sign in here with a device code',
  'reasons.dns_silent': 'DNS did not answer. Try again later.',
  // {name}: the name of the record in DNS.
  'reasons.dns_unproven': 'DNS does not show the TXT record of {name} yet',
  'reasons.domain_invalid': 'Please enter a domain, such as example.org',
  'reasons.domain_of_other': 'Addresses of this domain belong to {organization}',
  'reasons.domain_taken': 'An organisation has this domain already',
  // A person or an organisation has the access that was to be granted.
  'reasons.has_it': 'They have it already',
  // Of permissions: nobody administers a person who has more of them.
  'reasons.holds_more': 'This person holds more than you do',
  'reasons.last_administrator': 'This is the last platform-admin: name another one first',
  'reasons.no_password': 'You sign in without a password',
  'reasons.no_verified_domain': 'No mail domain of the organisation is verified',
  'reasons.own_account': 'Nobody does this to their own account here',
  'reasons.owned_by_import': 'The import owns this. Change it in its file.',
  'reasons.passkey_exists': 'This passkey is there already',
  'reasons.passkeys_off': 'Passkeys are not offered here',
  'reasons.question_off': 'Recovery by security question is not offered here',
  'reasons.set_up_second_factor': 'Set up a second factor first',
  'reasons.sign_in_again': 'Sign in again to change this',
  'reasons.sign_in_untested': 'Test the sign-in first: what is saved has passed no test yet',
  'reasons.terms_replaced': 'Other terms replace these already',
  'reasons.ticket_closed': 'The ticket is closed already',
  'reasons.too_many_passkeys': 'You have {count} passkeys. Remove one first.',
  'codes.account_disabled': 'This account is disabled. Ask your administrator.',
  'codes.eula_required': 'Accept the terms of use first',
  'codes.not_authenticated': 'You are not signed in.',
  'codes.sso_required': 'Sign in with your organisation',
  'codes.step_required': 'Complete the previous step first',
  'codes.user_changed': 'Someone else has signed in in this browser. Reload the page.',
  // Without a time, as a proxy refuses.
  'codes.rate_limited': 'Too many attempts. Try again later.',
  'fields.unrenderable': 'This cannot be rendered as a page',
  throttled: 'Too many attempts. Try again in {time}.',
} as const satisfies Messages
