/**
 * Why the server refused a call, if the code alone is too vague: `conflict` may mean a domain that another organisation
 * has, or an account that an import owns. Pages show a text in the user's language for each reason; `{name}` in such a
 * text stands for a value of `error_info.values`.
 */
export const refusalReasons = [
  /** The user has approved the request for access already. */
  'approved_by_you',
  /** The account has changed since the page was loaded, so the action no longer applies to it. */
  'account_changed',
  /** The user acts for a customer, and must stop that first. */
  'acting_for_customer',
  /** The user wants to stop acting for a customer, but acts for none. */
  'acting_for_nobody',
  /** Another browser registered the device code. */
  'code_taken',
  /** The request, for access or for an account, has already been decided. */
  'decided',
  /** The request for access was not returned with a question, so there is nothing to answer. */
  'not_returned',
  /** The platform allows sign-in only by device code. */
  'device_code_only',
  /** The name servers did not answer when the server looked for the TXT record. */
  'dns_silent',
  /** The server did not find the TXT record `{name}` in DNS. */
  'dns_unproven',
  /** The value is not a domain that a mail address can have. */
  'domain_invalid',
  /** The address is of a domain that `{organization}` has verified as its own. */
  'domain_of_other',
  /** Another organisation has this domain. */
  'domain_taken',
  /** The person or organisation already has the access that the call would give. */
  'has_it',
  /**
   * The access cannot be renewed now: it does not end soon, it ended long ago, other access lasts longer, or nobody can
   * decide the request.
   */
  'not_renewable',
  /** An open request for the same access exists already. */
  'request_open',
  /**
   * The person has a higher role of administration than the administrator who makes the change, or may act for
   * customers while that administrator may not.
   */
  'holds_more',
  /** The person is the last platform-admin, so nobody could give that role again if they lost it. */
  'last_administrator',
  /** The account must show two factors, and the factor to remove is its last second factor. */
  'last_second_factor',
  /** The user wants to change something that only accounts with a password have, and has none. */
  'no_password',
  /** No mail domain of the organisation is verified, so its provider cannot become the only way to sign in. */
  'no_verified_domain',
  /**
   * The user wants to change their own account or access, or to decide their own request, in a way that only others
   * may.
   */
  'own_account',
  /** The value comes from an import. It can only be changed in the import's file. */
  'owned_by_import',
  /** This passkey is registered already. */
  'passkey_exists',
  /** The user wants to sign in with a passkey, but passkeys are disabled on this platform. */
  'passkeys_off',
  /** The call is about a security question, but these are disabled on this platform. */
  'question_off',
  /** The administrator or data steward has no second factor, which every change requires. */
  'set_up_second_factor',
  /**
   * The user must prove again who they are. With the code `forbidden`, this session accepts no factor for that, so only
   * a new sign-in helps.
   */
  'sign_in_again',
  /** The saved identity provider has not passed a test, so it cannot become the only way to sign in. */
  'sign_in_untested',
  /** Other terms already replace the terms that the call names. */
  'terms_replaced',
  /** The terms are tied to a dataset on which the user does not decide. */
  'terms_shared',
  /** The ticket is closed already, so it cannot be closed again. */
  'ticket_closed',
  /** The account already has the maximum of `{count}` passkeys. */
  'too_many_passkeys',
  /** The account already has the maximum of `{count}` tokens. */
  'too_many_tokens',
] as const

/** A reason in `error_info.reason`. A client must accept reasons it does not know. */
export type RefusalReason = (typeof refusalReasons)[number]
