import {
  checkResetLinkEndpoint,
  confirmResetLinkEndpoint,
  getSecurityQuestionEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
  validateSecurityAnswerEndpoint,
  type ResetLinkFacts,
} from '../contract/recovery.ts'
import type { PasskeyAssertion } from '../contract/passkeys.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions } from './perform.ts'

/**
 * Mails a link to reset the password. `next`: where the page of the link leads after the user has set a new password.
 */
export function requestReset(
  client: Client,
  input: { readonly email: string; readonly next?: string | undefined },
  options?: CallOptions,
) {
  const request = { ...options, body: { email: input.email, next: input.next } }
  return perform(client, requestResetEndpoint, request, () => ({ kind: 'sent' }))
}

const nothingElse: ResetLinkFacts = { factors: [], removable: false, confirm_by: [] }

/**
 * Input of `resetPassword`: the parts of the mailed link, and the new password. The page of the link for a forgotten
 * password sends `email`; that of the link after a right security answer sends the password a second time.
 */
export type ResetPasswordInput = {
  readonly uid: string
  readonly token: string
  readonly password: string
  /** Whether the server also removes every other way into the account, such as passkeys. */
  readonly removeFactors?: boolean | undefined
} & ({ readonly email: string } | { readonly confirmPassword: string })

/**
 * Sets a new password by the mailed link, and ends all sessions and tokens of the account. `tokenInvalid`: the link was
 * used, has expired or is malformed, or `email` is not the account's.
 */
export function resetPassword(client: Client, input: ResetPasswordInput, options?: CallOptions) {
  const { uid, token, password } = input
  const remove_factors = input.removeFactors ? ('true' as const) : undefined
  const second =
    'email' in input ? { email: input.email } : { confirm_password: input.confirmPassword }
  const request = {
    ...options,
    params: { uid, token },
    body: { password, remove_factors, ...second },
  }
  return perform(client, resetPasswordEndpoint, request, () => ({ kind: 'saved' }))
}

/**
 * Asks whether a mailed link can still set a password, without using up the link. `factors`: the other ways into the
 * account. `removable`: whether `resetPassword` can remove them. `confirm_by`: the second factors of which
 * `confirmResetLink` must show one before; empty for none.
 */
export function checkResetLink(
  client: Client,
  input: { readonly uid: string; readonly token: string },
  options?: CallOptions,
) {
  const params = { uid: input.uid, token: input.token }
  return perform(
    client,
    checkResetLinkEndpoint,
    { ...options, params, cache: false },
    ({ data }) => ({ kind: 'usable', ...(data ?? nothingElse) }),
    { validation_failed: 'tokenInvalid' },
  )
}

/** A second factor that the user shows for the account of a mailed link. */
type ResetConfirmation =
  | { readonly code: string }
  | { readonly recoveryCode: string }
  | { readonly credential: PasskeyAssertion }

/**
 * Shows a second factor for a mailed link. Needed before `resetPassword` if `checkResetLink` answers a `confirm_by`
 * that is not empty.
 */
export function confirmResetLink(
  client: Client,
  input: { readonly uid: string; readonly token: string } & ResetConfirmation,
  options?: CallOptions,
) {
  const { uid, token, ...factor } = input
  const body = 'recoveryCode' in factor ? { recovery_code: factor.recoveryCode } : factor
  const request = { ...options, params: { uid, token }, body, unauthorizedStatuses: [] }
  return perform(client, confirmResetLinkEndpoint, request, () => ({ kind: 'confirmed' }), {
    validation_failed: 'wrongCode',
  })
}

/**
 * Reads the security question of an account. Never cached. `stepRequired`: no sign-in to that account has begun in this
 * browser.
 */
export function getSecurityQuestion(
  client: Client,
  input: { readonly email: string },
  options?: CallOptions,
) {
  const request = { ...options, query: { email: input.email }, cache: false }
  return load(client, getSecurityQuestionEndpoint, request, ({ data }) => data.question, {
    validation_failed: 'notFound',
  })
}

/**
 * Checks the answer to a security question. If it is correct, the server mails a reset link, whose page leads to `next`
 * after the user has set a new password.
 */
export function validateSecurityAnswer(
  client: Client,
  input: { readonly email: string; readonly answer: string; readonly next?: string | undefined },
  options?: CallOptions,
) {
  const body = { user: input.email, answer: input.answer, next: input.next }
  return perform(client, validateSecurityAnswerEndpoint, { ...options, body }, ({ data }) =>
    data.valid_answer ? { kind: 'verified' } : { kind: 'wrongAnswer' },
  )
}
