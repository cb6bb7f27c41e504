import type { ErrorCode, RefusalReason } from '@vestibule/api-client/contract'
import { ApiError } from './api-error.ts'

/** The English message for each reason of a refusal. `because` replaces placeholders such as `{name}`. */
const sentences: Readonly<Record<RefusalReason, string>> = {
  account_changed: 'The account has changed: this is no longer possible',
  acting_for_customer: 'Stop acting for a customer first',
  acting_for_nobody: 'You act for no customer',
  approved_by_you: 'You have approved this request already',
  code_taken: 'This code is taken',
  decided: 'This request is decided',
  not_returned: 'This request was not returned with a question',
  device_code_only: 'Sign in here with a device code',
  dns_silent: 'DNS did not answer. Try again later.',
  dns_unproven: 'DNS does not show the TXT record of {name} yet',
  domain_invalid: 'Please enter a domain, such as example.org',
  domain_of_other: 'Addresses of this domain belong to {organization}',
  domain_taken: 'An organisation has this domain already',
  has_it: 'They have it already',
  not_renewable: 'This access cannot be renewed now',
  request_open: 'A request for this waits for a decision',
  holds_more: 'This person holds more than you do',
  last_second_factor: 'You must have two factors: set up another one before you remove this one',
  last_administrator: 'This is the last platform-admin: name another one first',
  no_password: 'You sign in without a password',
  no_verified_domain: 'No mail domain of the organisation is verified',
  own_account: 'Nobody does this to their own account here',
  owned_by_import: 'The import owns this. Change it in its file.',
  passkey_exists: 'This passkey is there already',
  passkeys_off: 'Passkeys are not offered here',
  question_off: 'Recovery by security question is not offered here',
  set_up_second_factor: 'Set up a second factor first',
  sign_in_again: 'Sign in again to change this',
  sign_in_untested: 'Test the sign-in first: no test of the saved values has worked',
  terms_replaced: 'Other terms replace these already',
  terms_shared: 'Datasets on which you do not decide ask for these terms as well',
  ticket_closed: 'The ticket is closed already',
  too_many_passkeys: 'You have {count} passkeys. Remove one first.',
  too_many_tokens: 'You have {count} tokens. End one first.',
}

/**
 * Makes an error that contains the reason of a refusal as a code, by which a page explains it in the user's language.
 * `values` replace the placeholders of the English message; `info` are further fields of the response.
 */
export function because(
  code: ErrorCode,
  reason: RefusalReason,
  values?: Readonly<Record<string, string | number>>,
  info: Readonly<Record<string, unknown>> = {},
): ApiError {
  const message = sentences[reason].replaceAll(/\{(\w+)\}/g, (slot, name: string) =>
    String(values?.[name] ?? slot),
  )
  return new ApiError(code, message, { info: { reason, ...(values && { values }), ...info } })
}
