import {
  checkResetLinkEndpoint,
  getSecurityQuestionEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
  validateSecurityAnswerEndpoint,
} from '../contract/recovery.ts'
import type { Client } from '../transport/client.ts'
import {
  accountNotFound,
  invalid,
  mailFailed,
  notFound,
  stepRequired,
  tokenInvalid,
} from './meaning.ts'
import {
  load,
  settle,
  type CallOptions,
  type Failed,
  type ReadOutcome,
  type Refused,
  type Throttled,
} from './settle.ts'

/** How a call of {@link requestReset} ends. */
export type RequestResetOutcome =
  | { readonly kind: 'sent' }
  | Refused<'accountNotFound' | 'mailFailed' | 'invalid'>
  | Throttled
  | Failed

/** Mails a link that resets the password. `next` is where the mailed page leads afterwards. */
export function requestReset(
  client: Client,
  input: { readonly email: string; readonly next?: string | undefined },
  options?: CallOptions,
): Promise<RequestResetOutcome> {
  const body = { email: input.email, next: input.next }
  const call = client.request(requestResetEndpoint, { ...options, body })
  return settle(
    call.then(() => ({ kind: 'sent' as const })),
    [invalid, accountNotFound, mailFailed],
  )
}

/** The mailed link's parts, and the new password: with `email` from the legacy page, else typed twice. */
export type ResetPasswordInput = {
  readonly uid: string
  readonly token: string
  readonly password: string
} & ({ readonly email: string } | { readonly confirmPassword: string })

/** How a call of {@link resetPassword} ends. */
export type ResetPasswordOutcome =
  | { readonly kind: 'saved' }
  /** `tokenInvalid`: the link is spent, expired or broken. */
  | Refused<'tokenInvalid' | 'invalid'>
  | Throttled
  | Failed

/** Sets a new password by the mailed link. Ends all other sessions of the account. */
export function resetPassword(
  client: Client,
  input: ResetPasswordInput,
  options?: CallOptions,
): Promise<ResetPasswordOutcome> {
  const { uid, token, password } = input
  const second =
    'email' in input ? { email: input.email } : { confirm_password: input.confirmPassword }
  const call = client.request(resetPasswordEndpoint, {
    ...options,
    params: { uid, token },
    body: { password, ...second },
  })
  return settle(
    call.then(() => ({ kind: 'saved' as const })),
    [invalid, tokenInvalid],
  )
}

/** How a call of {@link checkResetLink} ends. */
export type CheckResetLinkOutcome =
  | { readonly kind: 'usable' }
  /** The link is spent, expired or broken. */
  | Refused<'tokenInvalid'>
  | Throttled
  | Failed

/** Asks whether a mailed link can still set a password. The link stays as good as it is. */
export function checkResetLink(
  client: Client,
  input: { readonly uid: string; readonly token: string },
  options?: CallOptions,
): Promise<CheckResetLinkOutcome> {
  const { uid, token } = input
  const params = { uid, token }
  const call = client.request(checkResetLinkEndpoint, { ...options, params, cache: false })
  return settle(
    call.then(() => ({ kind: 'usable' as const })),
    [tokenInvalid],
  )
}

/** How a call of {@link getSecurityQuestion} ends. */
export type GetSecurityQuestionOutcome = ReadOutcome<
  string,
  /** `stepRequired`: this browser is not signing in to that account. */
  'notFound' | 'stepRequired'
>

/** Reads the security question of an account. Never cached. */
export function getSecurityQuestion(
  client: Client,
  input: { readonly email: string },
  options?: CallOptions,
): Promise<GetSecurityQuestionOutcome> {
  const query = { email: input.email }
  return load(
    client.request(getSecurityQuestionEndpoint, { ...options, query, cache: false }),
    ({ data }) => data.question,
    [notFound, stepRequired],
  )
}

/** How a call of {@link validateSecurityAnswer} ends. */
export type ValidateSecurityAnswerOutcome =
  /** Right: the reset link is mailed. */
  | { readonly kind: 'verified' }
  | { readonly kind: 'wrongAnswer' }
  | Refused<'notFound' | 'stepRequired' | 'mailFailed' | 'invalid'>
  | Throttled
  | Failed

/** Checks a security answer; a right one mails a reset link, whose page leads to `next` afterwards. */
export function validateSecurityAnswer(
  client: Client,
  input: { readonly email: string; readonly answer: string; readonly next?: string | undefined },
  options?: CallOptions,
): Promise<ValidateSecurityAnswerOutcome> {
  const body = { user: input.email, answer: input.answer, next: input.next }
  const call = client.request(validateSecurityAnswerEndpoint, { ...options, body })
  return settle(
    call.then(({ data }) => ({
      kind: data.valid_answer ? ('verified' as const) : ('wrongAnswer' as const),
    })),
    [invalid, notFound, stepRequired, mailFailed],
  )
}
