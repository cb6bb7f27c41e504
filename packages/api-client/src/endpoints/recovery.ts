import {
  checkResetLinkEndpoint,
  getSecurityQuestionEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
  validateSecurityAnswerEndpoint,
} from '../contract/recovery.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions } from './perform.ts'

/** Mails a link that resets the password. `next` is where the mailed page leads afterwards. */
export function requestReset(
  client: Client,
  input: { readonly email: string; readonly next?: string | undefined },
  options?: CallOptions,
) {
  const request = { ...options, body: { email: input.email, next: input.next } }
  return perform(client, requestResetEndpoint, request, () => ({ kind: 'sent' }))
}

/** The mailed link's parts, and the new password: with `email` from the legacy page, else typed twice. */
export type ResetPasswordInput = {
  readonly uid: string
  readonly token: string
  readonly password: string
} & ({ readonly email: string } | { readonly confirmPassword: string })

/**
 * Sets a new password by the mailed link. Ends all other sessions of the account. `tokenInvalid`: the link is spent,
 * expired or broken.
 */
export function resetPassword(client: Client, input: ResetPasswordInput, options?: CallOptions) {
  const { uid, token, password } = input
  const second =
    'email' in input ? { email: input.email } : { confirm_password: input.confirmPassword }
  const request = { ...options, params: { uid, token }, body: { password, ...second } }
  return perform(client, resetPasswordEndpoint, request, () => ({ kind: 'saved' }))
}

/** Asks whether a mailed link can still set a password. The link stays as good as it is. */
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
    () => ({ kind: 'usable' }),
    { validation_failed: 'tokenInvalid' },
  )
}

/** Reads the security question of an account. Never cached. `stepRequired`: this browser is not signing in to it. */
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

/** Checks a security answer; a right one mails a reset link, whose page leads to `next` afterwards. */
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
