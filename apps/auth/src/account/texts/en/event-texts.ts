import type { AccountEventName } from '@vestibule/api-client/contract'

/** An event as a sentence. A text with `{factor}` has an alternative in `plain` for events without a factor. */
interface EventWords {
  readonly text: string
  readonly plain?: string
  /** A failed attempt; shown in red. */
  readonly failed?: true
}

const names: Readonly<Record<AccountEventName, EventWords>> = {
  signed_in: { text: 'You signed in with {factor}.', plain: 'You signed in.' },
  signed_out: { text: 'You signed out.' },
  sign_in_failed: {
    text: 'A sign-in failed: {factor}.',
    plain: 'A sign-in failed.',
    failed: true,
  },
  proof_given: {
    text: 'You confirmed that it is you with {factor}.',
    plain: 'You confirmed that it is you.',
  },
  proof_failed: {
    text: 'A confirmation failed: {factor}.',
    plain: 'A confirmation failed.',
    failed: true,
  },
  profile_changed: { text: 'Your name or language was changed.' },
  password_set: { text: 'You chose your first password.' },
  password_changed: { text: 'You changed your password.' },
  password_reset: { text: 'A new password was chosen by a mailed link.' },
  password_reset_requested: { text: 'A link for a new password was asked for.' },
  security_answer_given: { text: 'The security question was answered.' },
  security_question_set: { text: 'You set your security question.' },
  authenticator_confirmed: { text: 'You set up an authenticator app.' },
  recovery_code_used: { text: 'You used a recovery code.' },
  recovery_codes_generated: { text: 'You made new recovery codes.' },
  passkey_added: { text: 'You added a passkey.' },
  passkey_renamed: { text: 'You renamed a passkey.' },
  passkey_removed: { text: 'You removed a passkey.' },
  session_ended: { text: 'You signed out another browser.' },
  other_sessions_ended: { text: 'You signed out all other browsers.' },
  email_change_requested: { text: 'You asked to change your email.' },
  email_change_cancelled: { text: 'The change of your email was withdrawn.' },
  email_changed: { text: 'Your email was changed.' },
  email_change_undone: { text: 'The change of your email was undone by the old address.' },
  device_code_decided: { text: 'You answered a request to sign in by a device code.' },
  eula_accepted: { text: 'You accepted terms of use.' },
  impersonation_started: { text: 'You began to act for a customer.' },
  impersonation_stopped: { text: 'You stopped acting for a customer.' },
  account_invited: { text: 'You were invited.' },
  account_disabled: { text: 'An administrator disabled your account.' },
  account_enabled: { text: 'An administrator enabled your account.' },
  second_factor_reset: { text: 'An administrator reset your second factor.' },
  invitation_sent: { text: 'An administrator sent you the invitation again.' },
  reset_link_sent: { text: 'An administrator sent you a link for a new password.' },
  sessions_ended: { text: 'An administrator signed you out of all browsers.' },
  account_unlocked: { text: 'An administrator unlocked your account.' },
  sign_in_method_changed: { text: 'An administrator changed how you sign in.' },
  organization_changed: { text: 'An administrator moved you to another organisation.' },
  role_given: { text: 'An administrator gave you a role.' },
  role_taken: { text: 'An administrator took a role back from you.' },
}

/** The sentences for events, and for an event that this app does not know. */
export const events = {
  names,
  other: 'Something changed on your account.',
  factors: {
    password: 'your password',
    email_code: 'a mailed code',
    authenticator: 'your authenticator app',
    recovery_code: 'a recovery code',
    security_answer: 'the security question',
    passkey: 'a passkey',
    passkey_uv: 'a passkey',
    device_code: 'a device code',
    api_token: 'an API token',
  } as Readonly<Record<string, string>>,
  /** The wrong factor of a failed attempt. */
  wrong: {
    password: 'a wrong password',
    email_code: 'a wrong mailed code',
    authenticator: 'a wrong code of the authenticator app',
    recovery_code: 'a wrong recovery code',
    security_answer: 'a wrong answer to the security question',
    passkey: 'a passkey that was not accepted',
    passkey_uv: 'a passkey that was not accepted',
  } as Readonly<Record<string, string>>,
}
