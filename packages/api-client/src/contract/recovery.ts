import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { assertionField } from './passkeys.ts'
import { codeField, emailField, idField, nextField, requiredText, typedPassword } from './fields.ts'

/** `next`: where the page of the mailed link leads after the user has set a new password. */
const requestResetBody = v.object({ email: emailField, next: nextField })
const resetLinkParams = v.object({ uid: idField, token: idField })
/** Sent with a new password. `true`: the server also removes every other way into the account, such as passkeys. */
const remove_factors = v.optional(v.picklist(['true', 'false']))
/**
 * A new password. The page of the link for a forgotten password (`/auth/reset-password`) sends `email`; the page of the
 * link after a right security answer sends `confirm_password`.
 */
const resetPasswordBody = v.union([
  v.object({ password: typedPassword, confirm_password: typedPassword, remove_factors }),
  v.object({ email: emailField, password: typedPassword, remove_factors }),
])

const confirmResetLinkBody = v.union([
  v.object({ code: codeField }),
  v.object({ recovery_code: codeField }),
  v.object({ credential: assertionField }),
])

/** A way into an account besides its password. */
export const otherFactor = v.object({
  kind: v.picklist([
    'passkey',
    'authenticator',
    'recovery_codes',
    'security_question',
    'organization_sign_in',
  ]),
  /** The name of a passkey. Empty for the other kinds. */
  name: v.string(),
  /** When the owner set up this way into the account, as ISO 8601. Null: not known. */
  at: v.nullable(v.string()),
})
/** A way into an account besides its password, as the page of a reset link lists it. */
export type OtherFactor = v.InferOutput<typeof otherFactor>

/**
 * What the page of a reset link shows: the ways into the account that remain when the password is replaced, unless they
 * are removed too.
 */
export const resetLinkAnswer = v.object({
  factors: v.array(otherFactor),
  /** Whether the call that sets the new password may be made with `remove_factors`, which also removes `factors`. */
  removable: v.boolean(),
  /**
   * The second factors of which the user must show one before the link sets a password: `passkey`, `authenticator` and
   * `recovery_code`. Empty: none is needed, or the user has shown one in this browser.
   */
  confirm_by: v.optional(v.array(v.string()), []),
})
/** What the page of a reset link needs to know about the account. */
export type ResetLinkFacts = v.InferOutput<typeof resetLinkAnswer>
const securityQuestionQuery = v.object({ email: emailField })
/** `next`: where the page of the mailed link leads after the user has set a new password. */
const securityAnswerBody = v.object({ user: emailField, answer: requiredText, next: nextField })

export const requestResetEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/reset_password/',
  encoding: 'form',
  answer: null,
  errors: ['sso_required', 'account_not_found', 'mail_failed', 'validation_failed'],
} satisfies Endpoint

export const resetPasswordEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/reset_password/set_password/:uid/:token/',
  encoding: 'form',
  answer: null,
  errors: [
    'sso_required',
    'account_disabled',
    'step_required',
    'validation_failed',
    'token_invalid',
  ],
} satisfies Endpoint

export const checkResetLinkEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/accounts/reset_password/set_password/:uid/:token/',
  /** Null if this backend says nothing about other ways into the account. */
  answer: data(v.nullable(resetLinkAnswer)),
  errors: ['sso_required', 'account_disabled', 'token_invalid', 'validation_failed'],
} satisfies Endpoint

export const confirmResetLinkEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/reset_password/confirm/:uid/:token/',
  answer: null,
  errors: [
    'sso_required',
    'account_disabled',
    'token_invalid',
    'otp_invalid',
    'passkey_invalid',
    'passkey_unknown',
    'validation_failed',
  ],
} satisfies Endpoint

export const getSecurityQuestionEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/security_questions/get_question/',
  answer: data(v.object({ question: v.string() })),
  errors: ['sso_required', 'not_found', 'step_required', 'validation_failed'],
} satisfies Endpoint

export const validateSecurityAnswerEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/security_questions/validate_answer/',
  answer: data(v.object({ valid_answer: v.boolean() })),
  errors: ['sso_required', 'not_found', 'step_required', 'mail_failed', 'validation_failed'],
} satisfies Endpoint

export const recoveryCalls = {
  requestReset: {
    endpoint: requestResetEndpoint,
    summary: 'Mail a link that resets the password.',
    access: 'anyone',
    body: requestResetBody,
  },
  resetPassword: {
    endpoint: resetPasswordEndpoint,
    summary:
      'Set a new password by the mailed link. Ends all other sessions of the account; with `remove_factors` also removes every other way into it.',
    access: 'anyone',
    params: resetLinkParams,
    body: resetPasswordBody,
  },
  checkResetLink: {
    endpoint: checkResetLinkEndpoint,
    summary:
      'Whether a mailed link can still set a password, and what else lets somebody into the account. It stays as good as it is.',
    access: 'anyone',
    params: resetLinkParams,
  },
  confirmResetLink: {
    endpoint: confirmResetLinkEndpoint,
    summary:
      'Show a second factor with a mailed link. From then on the link sets a password, in this browser alone, where ' +
      '`confirm_by` asked for it. The limits are those of the sign-in.',
    access: 'anyone',
    params: resetLinkParams,
    body: confirmResetLinkBody,
  },
  getSecurityQuestion: {
    endpoint: getSecurityQuestionEndpoint,
    summary: 'The security question of an account.',
    access: 'attempt',
    query: securityQuestionQuery,
  },
  validateSecurityAnswer: {
    endpoint: validateSecurityAnswerEndpoint,
    summary: 'Check a security answer; a right one mails a reset link.',
    access: 'attempt',
    body: securityAnswerBody,
  },
} satisfies Record<string, Call>
