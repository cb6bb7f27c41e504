import type { SignInMethod } from '@vestibule/api-client/contract'

/** A signed-in session with the facts about its user that requests need. */
export interface Session {
  readonly hash: Buffer
  /** Id of the session for places where its secret id must not appear. */
  readonly handle: string
  readonly expiresAt: Date
  /** The factors that opened it, such as `password` and `email_code`. */
  readonly factors: readonly string[]
  /** When the latest factor was proven. */
  readonly provenAt: Date
  /** The stored time of the last request: up to five minutes behind. */
  readonly lastSeenAt: Date
  /**
   * Whether the account must show two factors, and the session has shown one. Such a session can only be used to show
   * the second: other code treats its browser as signed out.
   */
  readonly lacksSecondFactor: boolean
  /** When a person last used a page of the session, or showed a factor. */
  readonly activeAt: Date
  /** When the session is locked, or was locked. Null: never. */
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
 * Whether the session may see data for internal users only. While acting for a customer, staff see and change only what
 * the customer could.
 */
export function isInternalSession({ organization, actingFor }: Session): boolean {
  return organization.isInternal && actingFor === null
}

/** The organisation whose resources the session sees. */
export function effectiveOrganizationId(session: Session): string {
  return session.actingFor?.id ?? session.organization.id
}
