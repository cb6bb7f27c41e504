import type { OrganizationSignInError } from '@vestibule/api-client/contract'

/** Somebody is not signed in. They read the code in words; why it is so is for the log and for a test of the provider. */
export class FederationRefusal extends Error {
  override readonly name = 'FederationRefusal'
  readonly code: OrganizationSignInError
  constructor(code: OrganizationSignInError, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.code = code
  }
}

/** What went wrong while a provider was asked, in its own words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const { cause } = error
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}
