import {
  decideRedirectEndpoint,
  getApiTokenOwnerEndpoint,
  loginEndpoint,
  loginWithApiTokenEndpoint,
  logoutEndpoint,
  startLoginEndpoint,
  verifyPasswordEndpoint,
} from '../contract/sign-in.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions } from './perform.ts'

/** The sign-in attempt was started. */
export interface LoginStarted {
  readonly kind: 'started'
  /** One of `signInMethods`, or one that this client does not know. */
  readonly signInMethod: string
  /** `Password`, `EmailOTP`, or null. */
  readonly nextStep: string | null
  /** Wins over the method. Pass it through `safeNext`. */
  readonly redirectUrl: string | null
  /** Offered beside the method: what the organisation's own sign-in is called, and where it begins. */
  readonly organizationSignIn: { readonly name: string; readonly url: string } | null
}

/** Starts a sign-in attempt: which method and which step come next for this address. */
export function startLogin(
  client: Client,
  input: { readonly email: string; readonly next?: string | undefined },
  options?: CallOptions,
) {
  const body = { user_email: input.email, next: input.next }
  const request = { ...options, body, unauthorizedStatuses: [] }
  return perform(client, startLoginEndpoint, request, ({ data }): LoginStarted => ({
    kind: 'started',
    signInMethod: data.sign_in_method,
    nextStep: data.next_authentication_step ?? null,
    redirectUrl: data.redirect_url ?? null,
    organizationSignIn: data.organization_sign_in ?? null,
  }))
}

/** Signed in; the cache is dropped. */
export interface SignedIn {
  readonly kind: 'signedIn'
  /** Pass it through `safeNext`. */
  readonly redirectUrl: string
}

/** What {@link login} and {@link verifyPassword} take. */
export interface PasswordInput {
  readonly email: string
  readonly password: string
}

/** Signs in with email and password, for accounts whose method is the password alone. */
export function login(client: Client, input: PasswordInput, options?: CallOptions) {
  const body = { username: input.email, password: input.password }
  const request = { ...options, body, unauthorizedStatuses: [] }
  return perform(client, loginEndpoint, request, ({ data }) => signedIn(client, data.redirect_url))
}

/** Proves the password as the first factor of `password_and_email_otp`. Opens no session. */
export function verifyPassword(client: Client, input: PasswordInput, options?: CallOptions) {
  const body = { username: input.email, password: input.password }
  const request = { ...options, body, unauthorizedStatuses: [] }
  return perform(client, verifyPasswordEndpoint, request, () => ({ kind: 'verified' }))
}

/** Signs in by the token of an `authcode` link. */
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

/** Asks whom the token of an `authcode` link would sign in. Nobody is signed in, and the token is not spent. */
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

/** Asks where a signed-in user goes now: terms to accept, a customer to choose, or `next`. */
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

/** Ends the session; the cache is dropped, and refusals that follow send no event. */
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
