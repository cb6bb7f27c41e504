import {
  changePasswordEndpoint,
  getSecurityEndpoint,
  proveAgainEndpoint,
  sendProofCodeEndpoint,
  setSecurityQuestionEndpoint,
  type AccountSecurity,
} from '../contract/account.ts'
import type { PasskeyAssertion } from '../contract/passkeys.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Reads how the signed-in user signs in, and what they have set up for it. */
export function getSecurity(client: Client, options?: ReadOptions) {
  return load(client, getSecurityEndpoint, { ...options }, ({ data }): AccountSecurity => data)
}

/**
 * Mails the code that `proveAgain` takes; only this browser can use it. `throttled`: the last code was sent less than
 * 30 s ago, or too many mails were sent; `codeIsGood` says whether the last code is still valid in this browser,
 * undefined if the server does not say.
 */
export async function sendProofCode(client: Client, options?: CallOptions) {
  const request = { ...options, body: {} }
  const outcome = await perform(client, sendProofCodeEndpoint, request, () => ({ kind: 'sent' }))
  return outcome.kind === 'throttled'
    ? { ...outcome, codeIsGood: outcome.error.info?.code_is_good }
    : outcome
}

/**
 * A factor with which the signed-in user proves who they are. `code` is from the authenticator app if the account has
 * one, otherwise from the mail.
 */
export type ProofInput =
  | { readonly password: string }
  | { readonly code: string }
  | { readonly credential: PasskeyAssertion }

/**
 * Shows a factor of the signed-in user again. For 15 minutes the session may then make changes that need a fresh proof,
 * such as how its user signs in. Any factor but a mailed code also unlocks a locked session.
 */
export function proveAgain(client: Client, input: ProofInput, options?: CallOptions) {
  // A wrong password has the same status as an ended session, so no status may count as an ended session in this call.
  const request = { ...options, body: { ...input }, unauthorizedStatuses: [] }
  return perform(client, proveAgainEndpoint, request, () => ({ kind: 'proven' }))
}

/**
 * Changes the password; all other browsers are signed out, and the user's tokens end. `error.fields.password` says what
 * is wrong with a refused password.
 */
export function changePassword(
  client: Client,
  input: { readonly password: string; readonly confirmPassword: string },
  options?: CallOptions,
) {
  const body = { password: input.password, confirm_password: input.confirmPassword }
  return perform(client, changePasswordEndpoint, { ...options, body }, () => ({ kind: 'saved' }))
}

/**
 * Sets the security question of the signed-in user. If another question is replaced, all other browsers are signed out,
 * and the user's tokens end.
 */
export function setSecurityQuestion(
  client: Client,
  input: { readonly question: string; readonly answer: string },
  options?: CallOptions,
) {
  const body = { question: input.question, answer: input.answer }
  return perform(client, setSecurityQuestionEndpoint, { ...options, body }, () => ({
    kind: 'saved',
  }))
}
