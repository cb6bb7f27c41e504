import {
  decideRedirectEndpoint,
  getApiTokenOwnerEndpoint,
  loginEndpoint,
  loginWithApiTokenEndpoint,
  logoutEndpoint,
  verifyPasswordEndpoint,
} from '../contract/sign-in.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions } from './perform.ts'

/** The outcome when the user is signed in; the client's cache was cleared, as it may have answers for another user. */
export interface SignedIn {
  readonly kind: 'signedIn'
  /** Where the user goes next. Pass this address through `safeNext`, so that it cannot lead to another site. */
  readonly redirectUrl: string
}

/** Email and password of an account, for {@link login} and {@link verifyPassword}. */
export interface PasswordInput {
  readonly email: string
  readonly password: string
}

/** Signs in with email and password, for accounts whose method is `password`. */
export function login(client: Client, input: PasswordInput, options?: CallOptions) {
  const body = { username: input.email, password: input.password }
  const request = { ...options, body, unauthorizedStatuses: [] }
  return perform(client, loginEndpoint, request, ({ data }) => signedIn(client, data.redirect_url))
}

/** Verifies the password as the first factor of `password_and_email_otp`. Creates no session. */
export function verifyPassword(client: Client, input: PasswordInput, options?: CallOptions) {
  const body = { username: input.email, password: input.password }
  const request = { ...options, body, unauthorizedStatuses: [] }
  return perform(client, verifyPasswordEndpoint, request, () => ({ kind: 'verified' }))
}

/** Signs in with the API token that a link to the sign-in page carries in the parameter `authcode`. */
export function loginWithApiToken(
  client: Client,
  input: { readonly apiToken: string },
  options?: CallOptions,
) {
  const body = { apitoken: input.apiToken }
  return perform(
    client,
    loginWithApiTokenEndpoint,
    { ...options, body, unauthorizedStatuses: [] },
    ({ data }) => signedIn(client, data.redirect_url),
    { validation_failed: 'tokenInvalid' },
  )
}

/**
 * Asks whom the API token of a link (parameter `authcode`) would sign in. Signs nobody in and does not use up the
 * token.
 */
export function getApiTokenOwner(
  client: Client,
  input: { readonly apiToken: string },
  options?: CallOptions,
) {
  const request = { ...options, body: { apitoken: input.apiToken }, unauthorizedStatuses: [] }
  return load(client, getApiTokenOwnerEndpoint, request, ({ data }) => data, {
    validation_failed: 'tokenInvalid',
  })
}

/** Asks where a user goes after signing in: to terms to accept, to the choice of a customer, or to `next`. */
export function decideRedirect(
  client: Client,
  input: { readonly email?: string; readonly next?: string | undefined },
  options?: CallOptions,
) {
  const request = { ...options, body: { email: input.email, next: input.next } }
  return perform(client, decideRedirectEndpoint, request, ({ data }) => ({
    kind: 'decided',
    redirectUrl: data.redirect_url,
  }))
}

/** Ends the session and clears the cache. The client sends no unauthorized event until somebody signs in again. */
export function logout(client: Client, options?: CallOptions) {
  return perform(client, logoutEndpoint, { ...options, unauthorizedStatuses: [] }, () => {
    client.clear('signedOut')
    return { kind: 'signedOut' }
  })
}

function signedIn(client: Client, redirectUrl: string): SignedIn {
  client.clear('signedIn')
  return { kind: 'signedIn', redirectUrl }
}
