import type { SignInMethod } from '../contract/config.ts'
import {
  requestRegistrationEndpoint,
  verifyRegistrationEndpoint,
} from '../contract/registration.ts'
import type { Client } from '../transport/client.ts'
import { fillPath } from '../transport/request-url.ts'
import { invalid, mailFailed, signUpDisabled } from './meaning.ts'
import { settle, type CallOptions, type Failed, type Refused, type Throttled } from './settle.ts'

/** What {@link requestRegistration} takes. */
export interface RegistrationInput {
  readonly firstName: string
  readonly lastName: string
  readonly description: string
  readonly email: string
  /** Default `password`. */
  readonly signInMethod?: SignInMethod
}

/** How a call of {@link requestRegistration} ends. */
export type RequestRegistrationOutcome =
  | { readonly kind: 'requested'; /** As the server echoes it. */ readonly email: string }
  | Refused<'signUpDisabled' | 'mailFailed' | 'invalid'>
  | Throttled
  | Failed

/** Asks for access; a verification link is mailed. */
export function requestRegistration(
  client: Client,
  input: RegistrationInput,
  options?: CallOptions,
): Promise<RequestRegistrationOutcome> {
  const body = {
    first_name: input.firstName,
    last_name: input.lastName,
    description: input.description,
    email: input.email,
    sign_in_method: input.signInMethod ?? 'password',
  }
  const call = client.request(requestRegistrationEndpoint, { ...options, body })
  return settle(
    call.then(({ data }) => ({ kind: 'requested' as const, email: data.email ?? input.email })),
    [invalid, signUpDisabled, mailFailed],
  )
}

/** The path that a mailed verification link leads to: a page that asks for a click, and then leads to the sign-in page. */
export function verifyRegistrationPath(token: string): string {
  return fillPath(verifyRegistrationEndpoint.path, { token })
}
