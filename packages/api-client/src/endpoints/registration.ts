import type { SignInMethod } from '../contract/config.ts'
import {
  requestRegistrationEndpoint,
  verifyRegistrationEndpoint,
} from '../contract/registration.ts'
import type { Client } from '../transport/client.ts'
import { fillPath } from '../transport/request-url.ts'
import { perform, type CallOptions } from './perform.ts'

/** What a person writes to request an account by {@link requestRegistration}. */
export interface RegistrationInput {
  readonly firstName: string
  readonly lastName: string
  readonly description: string
  readonly email: string
  /** How the person wants to sign in. Default: `password`. */
  readonly signInMethod?: SignInMethod
}

/**
 * Requests an account; the server mails a verification link. The outcome contains the address as the server returned
 * it.
 */
export function requestRegistration(
  client: Client,
  input: RegistrationInput,
  options?: CallOptions,
) {
  const body = {
    first_name: input.firstName,
    last_name: input.lastName,
    description: input.description,
    email: input.email,
    sign_in_method: input.signInMethod ?? 'password',
  }
  return perform(client, requestRegistrationEndpoint, { ...options, body }, ({ data }) => ({
    kind: 'requested',
    email: data.email ?? input.email,
  }))
}

/** The path of a mailed verification link. The page there asks for a click and then leads to the sign-in page. */
export function verifyRegistrationPath(token: string): string {
  return fillPath(verifyRegistrationEndpoint.path, { token })
}
