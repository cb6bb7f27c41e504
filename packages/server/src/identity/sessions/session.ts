import type { SignInMethod } from '@vestibule/api-client/contract'

/** A session with the facts about its user that requests need. */
export interface Session {
  readonly hash: Buffer
  /** Id of the session for places where its secret id must not appear. */
  readonly handle: string
  readonly expiresAt: Date
  /** The factors that the user has shown in this session, such as `password` and `email_code`. */
  readonly factors: readonly string[]
  /** When the user last showed a factor. */
  readonly provenAt: Date
  /** When the session was last used. Stored at most every five minutes. */
  readonly lastSeenAt: Date
  /**
   * Whether the account must show two factors, and the user has shown only one so far. Such a session can only be used
   * to show or set up the second, or to sign out: all other code treats its browser as signed out.
   */
  readonly lacksSecondFactor: boolean
  /** When the user last did something on a page, or showed a factor. Idle time counts from then. */
  readonly activeAt: Date
  /** When the session will be locked for being idle, or was. Null: never. */
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
  /** The customer organisation on whose behalf a member of staff acts. Null: none. */
  readonly actingFor: { readonly id: string; readonly name: string } | null
}

/**
 * Whether the session may see data for internal users only. While acting for a customer, staff see and change only what
 * the customer could.
 */
export function isInternalSession({ organization, actingFor }: Session): boolean {
  return organization.isInternal && actingFor === null
}

/** The organisation whose apps and datasets the user sees: the customer's while acting for one, else their own. */
export function effectiveOrganizationId(session: Session): string {
  return session.actingFor?.id ?? session.organization.id
}
