import type { SignInMethod } from '@vestibule/api-client/contract'

/** A signed-in session with all that a request needs to know of its user. */
export interface Session {
  readonly hash: Buffer
  /** Id of the session where its secret id must not appear. */
  readonly handle: string
  readonly expiresAt: Date
  /** The factors that opened it, such as `password` and `email_code`. */
  readonly factors: readonly string[]
  /** When the latest factor was proven. */
  readonly provenAt: Date
  /** The stored time of the last request: up to five minutes behind. */
  readonly lastSeenAt: Date
  /**
   * The account must show two factors, and the session has shown one. It is good for nothing but the second: to whatever
   * does not ask for this, there is no session.
   */
  readonly lacksSecondFactor: boolean
  /** When somebody has last used a page of it, or shown a factor. */
  readonly activeAt: Date
  /** When it is locked, or has been. Null: never. */
  readonly locksAt: Date | null
  readonly user: {
    readonly id: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly canImpersonate: boolean
    readonly language: string | null
    readonly signInMethod: SignInMethod
  }
  readonly organization: {
    readonly id: string
    readonly name: string
    readonly isInternal: boolean
    readonly tier: 'premium' | 'explore'
  }
  /** The customer organisation on whose behalf a member of staff acts. */
  readonly actingFor: { readonly id: string; readonly name: string } | null
}

/**
 * Whether the session may see what is for internal users only. While acting for a customer, staff see what the customer
 * would, and cannot change more than the customer could.
 */
export function isInternalSession({ organization, actingFor }: Session): boolean {
  return organization.isInternal && actingFor === null
}

/** The organisation whose resources the session sees. */
export function effectiveOrganizationId(session: Session): string {
  return session.actingFor?.id ?? session.organization.id
}
