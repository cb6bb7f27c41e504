import { startLoginEndpoint } from '../contract/start-login.ts'
import type { Client } from '../transport/client.ts'
import { perform, type CallOptions } from './perform.ts'

/** The sign-in attempt was started. */
export interface LoginStarted {
  readonly kind: 'started'
  /** One of `signInMethods`, or one unknown to this client. */
  readonly signInMethod: string
  /** `Password`, `EmailOTP`, or null. */
  readonly nextStep: string | null
  /** Takes precedence over the method. Pass it through `safeNext`. */
  readonly redirectUrl: string | null
  /** Name and address of the organisation's own sign-in, offered in addition to the method. */
  readonly organizationSignIn: { readonly name: string; readonly url: string } | null
}

/** Starts a sign-in attempt: returns the method and the next step for this address. */
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
