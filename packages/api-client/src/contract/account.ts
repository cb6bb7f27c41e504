import * as v from 'valibot'
import { signInMethod } from './config.ts'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { codeField, plainText, requiredText, typedPassword } from './fields.ts'
import { assertionField } from './passkeys.ts'

/** The factors by which a signed-in user can prove again who they are. */
const proofFactors = ['password', 'authenticator', 'email_code', 'passkey'] as const
/** A factor by which a signed-in user can prove again who they are. */
export type ProofFactor = (typeof proofFactors)[number]

/** How the signed-in user signs in, and what they have set up for it. Times are ISO 8601. */
const accountSecurity = v.object({
  /** The factors that the user must show to sign in: one of `signInMethods`; a newer server may send others. */
  sign_in_method: v.union([signInMethod, v.string()]),
  /**
   * When the password was last set, as ISO 8601; if that is not known, when the account was made. Null: the account
   * signs in without a password.
   */
  password: v.nullable(v.object({ changed_at: v.string() })),
  /** When the authenticator was set up, as ISO 8601. Null: the account has none. */
  authenticator: v.nullable(v.object({ confirmed_at: v.string() })),
  /** How many recovery codes are still unused. */
  recovery_codes_left: v.number(),
  /** How many passkeys the account has. */
  passkeys: v.number(),
  /** A change of the mail address that the user has not yet confirmed by the mailed link. Null: there is none. */
  email_change: v.nullable(v.object({ email: v.string(), expires_at: v.string() })),
  /**
   * The security question, with which the user can recover the account; `question` is null until the user sets one.
   * Null: the platform does not offer recovery by security question.
   */
  security_question: v.nullable(v.object({ question: v.nullable(v.string()) })),
  /**
   * The identity provider of the user's organisation, if it signs in people with the user's address; otherwise null.
   * `enforced`: the user can sign in only with the provider. `url` makes the provider ask for the person's factors
   * again and returns with a fresh proof; `next` may be added to it.
   */
  organization_sign_in: v.optional(
    v.nullable(v.object({ name: v.string(), enforced: v.boolean(), url: v.string() })),
  ),
  /**
   * The factors that `accounts/proof/` accepts from the user in this session, the best first. Empty: only a new sign-in
   * gives a fresh proof.
   */
  proofs: v.array(v.union([v.picklist(proofFactors), v.string()])),
})
/** How the signed-in user signs in, and what they have set up for it. */
export type AccountSecurity = v.InferOutput<typeof accountSecurity>

const proofBody = v.union([
  v.object({ password: typedPassword }),
  /** A code of the authenticator app if the account has one, otherwise the code that was mailed. */
  v.object({ code: codeField }),
  /** The browser's answer to the options of `accounts/login/passkey/options/`. */
  v.object({ credential: assertionField }),
])

const questionText = v.pipe(
  requiredText,
  v.maxLength(200),
  v.regex(plainText, 'Please enter no control characters'),
)
const securityQuestionBody = v.object({
  question: questionText,
  answer: v.pipe(questionText, v.minLength(3, 'Please enter at least 3 characters')),
})

const newPasswordBody = v.object({ password: typedPassword, confirm_password: typedPassword })

export const getSecurityEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/security/',
  answer: data(accountSecurity),
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const sendProofCodeEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/proof/code/',
  answer: null,
  errors: ['sso_required', 'not_authenticated', 'eula_required', 'forbidden', 'mail_failed'],
} satisfies Endpoint

export const proveAgainEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/proof/',
  answer: null,
  errors: [
    'sso_required',
    'not_authenticated',
    'invalid_credentials',
    'otp_invalid',
    'otp_exhausted',
    'otp_expired',
    'passkey_invalid',
    'passkey_unknown',
    'forbidden',
    'validation_failed',
  ],
} satisfies Endpoint

export const changePasswordEndpoint = {
  method: 'PUT',
  path: '/auth_api/v1/accounts/password/',
  answer: null,
  errors: [
    'sso_required',
    'not_authenticated',
    'eula_required',
    'step_required',
    'forbidden',
    'validation_failed',
  ],
} satisfies Endpoint

export const setSecurityQuestionEndpoint = {
  method: 'PUT',
  path: '/auth_api/v1/accounts/security_question/',
  answer: null,
  errors: [
    'sso_required',
    'not_authenticated',
    'eula_required',
    'step_required',
    'not_found',
    'forbidden',
    'validation_failed',
  ],
} satisfies Endpoint

export const accountCalls = {
  getSecurity: {
    endpoint: getSecurityEndpoint,
    summary: 'How the signed-in user signs in, and what of it is set up.',
    access: 'session',
  },
  sendProofCode: {
    endpoint: sendProofCodeEndpoint,
    summary:
      'Mail the code for `accounts/proof/` to a user without an authenticator. It is good in this browser alone, and ' +
      'has the limits of the code at sign-in. `forbidden` where `proofs` does not have `email_code`.',
    access: 'session',
  },
  proveAgain: {
    endpoint: proveAgainEndpoint,
    summary:
      'Show a factor again: for 15 minutes this session may change how its user signs in. The limits are those of ' +
      'the sign-in. `forbidden` where the user does not have that factor, and for a session that a device code or an ' +
      'API token has opened: that one needs a new sign-in. Unlocks a session, which a mailed code does not.',
    access: 'session',
    factors: 'before',
    terms: 'before',
    lock: 'open',
    body: proofBody,
  },
  changePassword: {
    endpoint: changePasswordEndpoint,
    summary:
      'Change the password. All else that had access is signed out, and a mail tells the owner. `step_required` ' +
      'without a proof of the last 15 minutes; `forbidden` where the user signs in without a password.',
    access: 'session',
    body: newPasswordBody,
  },
  setSecurityQuestion: {
    endpoint: setSecurityQuestionEndpoint,
    summary:
      'Set the security question and its answer. All else that had access is signed out where they replace others, and a ' +
      'mail tells the owner. Needs a fresh proof. `not_found` where recovery by security question is not offered; ' +
      '`forbidden` where the user signs in without a password.',
    access: 'session',
    body: securityQuestionBody,
  },
} satisfies Record<string, Call>
