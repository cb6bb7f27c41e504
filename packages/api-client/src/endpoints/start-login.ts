import { startLoginEndpoint } from '../contract/start-login.ts'
import type { Client } from '../transport/client.ts'
import { perform, type CallOptions } from './perform.ts'

/** The outcome when a sign-in attempt was started: how the account signs in, and what comes first. */
export interface LoginStarted {
  readonly kind: 'started'
  /**
   * The factors that the account must show: one of `signInMethods`, `organization` if only the organisation's provider
   * at `redirectUrl` signs the user in, or a method of a newer server.
   */
  readonly signInMethod: string
  /** The first factor that the user shows, `Password` or `EmailOTP`. Null: the sign-in method decides. */
  readonly nextStep: string | null
  /**
   * Where the user must go on to sign in, whatever the method is. Pass it through `safeNext`. Null: the method decides.
   */
  readonly redirectUrl: string | null
  /** Name and address of the sign-in at the organisation's own provider, offered beside `signInMethod`. Null: none. */
  readonly organizationSignIn: { readonly name: string; readonly url: string } | null
}

/**
 * Starts a sign-in attempt. The outcome contains the sign-in method of the account with this mail address, and the next
 * step.
 */
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
