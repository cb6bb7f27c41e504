import type { OrganizationSignInError } from '@vestibule/api-client/contract'

/**
 * Thrown to refuse a sign-in by an identity provider. The person sees a text for `code`; the message is for the log and
 * for the administrator who tests the provider.
 */
export class FederationRefusal extends Error {
  override readonly name = 'FederationRefusal'
  readonly code: OrganizationSignInError
  constructor(code: OrganizationSignInError, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.code = code
  }
}

/**
 * The reason to log for a failed request to a provider: the message of the error's cause if it has one, else of the
 * error.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const { cause } = error
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}
