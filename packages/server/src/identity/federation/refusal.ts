import type { OrganizationSignInError } from '@vestibule/api-client/contract'

/** A refused sign-in. The person sees a text for `code`; the message is for the log and the provider's test. */
export class FederationRefusal extends Error {
  override readonly name = 'FederationRefusal'
  readonly code: OrganizationSignInError
  constructor(code: OrganizationSignInError, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.code = code
  }
}

/** Why a request to a provider failed, from the innermost useful message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const { cause } = error
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}
