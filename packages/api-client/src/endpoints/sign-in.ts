import {
  decideRedirectEndpoint,
  loginEndpoint,
  loginWithApiTokenEndpoint,
  logoutEndpoint,
  startLoginEndpoint,
  verifyPasswordEndpoint,
} from '../contract/sign-in.ts'
import type { Client } from '../transport/client.ts'
import {
  accountNotFound,
  forbidden,
  invalid,
  notSignedIn,
  secondFactorRequired,
  tokenInvalid,
  wrongCredentials,
} from './meaning.ts'
import { settle, type CallOptions, type Failed, type Refused, type Throttled } from './settle.ts'

/** The sign-in attempt was started. */
export interface LoginStarted {
  readonly kind: 'started'
  /** One of `signInMethods`, or one that this client does not know. */
  readonly signInMethod: string
  /** `Password`, `EmailOTP`, or null. */
  readonly nextStep: string | null
  /** Wins over the method. Pass it through `safeNext`. */
  readonly redirectUrl: string | null
}
/** How a call of {@link startLogin} ends. */
export type StartLoginOutcome =
  | LoginStarted
  | Refused<'accountNotFound' | 'invalid'>
  | Throttled
  | Failed

/** Starts a sign-in attempt: which method and which step come next for this address. */
export function startLogin(
  client: Client,
  input: { readonly email: string; readonly next?: string | undefined },
  options?: CallOptions,
): Promise<StartLoginOutcome> {
  const body = { user_email: input.email, next: input.next }
  const call = client.request(startLoginEndpoint, { ...options, body, unauthorizedCodes: [] })
  return settle(
    call.then(({ data }): LoginStarted => ({
      kind: 'started',
      signInMethod: data.sign_in_method,
      nextStep: data.next_authentication_step ?? null,
      redirectUrl: data.redirect_url ?? null,
    })),
    [invalid, accountNotFound],
  )
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

/** How a call of {@link login} ends. */
export type LoginOutcome =
  | SignedIn
  | Refused<'wrongCredentials' | 'secondFactorRequired' | 'forbidden' | 'invalid'>
  | Throttled
  | Failed

/** Signs in with email and password, for accounts whose method is the password alone. */
export function login(
  client: Client,
  input: PasswordInput,
  options?: CallOptions,
): Promise<LoginOutcome> {
  const body = { username: input.email, password: input.password }
  const call = client.request(loginEndpoint, { ...options, body, unauthorizedCodes: [] })
  return settle(
    call.then(({ data }) => signedIn(client, data.redirect_url)),
    [invalid, wrongCredentials, secondFactorRequired, forbidden],
  )
}

/** How a call of {@link verifyPassword} ends. */
export type VerifyPasswordOutcome =
  | { readonly kind: 'verified' }
  | Refused<'wrongCredentials' | 'forbidden' | 'invalid'>
  | Throttled
  | Failed

/** Proves the password as the first factor of `password_and_email_otp`. Opens no session. */
export function verifyPassword(
  client: Client,
  input: PasswordInput,
  options?: CallOptions,
): Promise<VerifyPasswordOutcome> {
  const body = { username: input.email, password: input.password }
  const call = client.request(verifyPasswordEndpoint, { ...options, body, unauthorizedCodes: [] })
  return settle(
    call.then(() => ({ kind: 'verified' as const })),
    [invalid, wrongCredentials, forbidden],
  )
}

/** How a call of {@link loginWithApiToken} ends. */
export type LoginWithApiTokenOutcome =
  | SignedIn
  | Refused<'tokenInvalid' | 'forbidden'>
  | Throttled
  | Failed

/** Signs in by the token of an `authcode` link. */
export function loginWithApiToken(
  client: Client,
  input: { readonly apiToken: string },
  options?: CallOptions,
): Promise<LoginWithApiTokenOutcome> {
  const body = { apitoken: input.apiToken }
  const call = client.request(loginWithApiTokenEndpoint, {
    ...options,
    body,
    unauthorizedCodes: [],
  })
  return settle(
    call.then(({ data }) => signedIn(client, data.redirect_url)),
    [tokenInvalid, forbidden],
  )
}

/** How a call of {@link decideRedirect} ends. */
export type DecideRedirectOutcome =
  | { readonly kind: 'decided'; /** Pass it through `safeNext`. */ readonly redirectUrl: string }
  | Refused<'notSignedIn'>
  | Throttled
  | Failed

/** Asks where a signed-in user goes now: terms to accept, a customer to choose, or `next`. */
export function decideRedirect(
  client: Client,
  input: { readonly email?: string; readonly next?: string | undefined },
  options?: CallOptions,
): Promise<DecideRedirectOutcome> {
  const body = { email: input.email, next: input.next }
  const call = client.request(decideRedirectEndpoint, { ...options, body })
  return settle(
    call.then(({ data }) => ({ kind: 'decided' as const, redirectUrl: data.redirect_url })),
    [notSignedIn],
  )
}

/** How a call of {@link logout} ends. */
export type LogoutOutcome = { readonly kind: 'signedOut' } | Throttled | Failed

/** Ends the session; the cache is dropped, and refusals that follow send no event. */
export function logout(client: Client, options?: CallOptions): Promise<LogoutOutcome> {
  const call = client.request(logoutEndpoint, { ...options, unauthorizedCodes: [] })
  return settle(
    call.then(() => {
      client.clear('signed-out')
      return { kind: 'signedOut' as const }
    }),
  )
}

function signedIn(client: Client, redirectUrl: string): SignedIn {
  client.clear('signed-in')
  return { kind: 'signedIn', redirectUrl }
}
