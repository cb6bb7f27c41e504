/** A signed-in session with all that a request needs to know of its user. */
export interface Session {
  readonly hash: Buffer
  /** Names the session where its id must not be seen. */
  readonly handle: string
  readonly expiresAt: Date
  /** What was proven to open it, such as `password` and `email_code`. */
  readonly factors: readonly string[]
  /** When the latest factor was proven. */
  readonly provenAt: Date
  /** As it is stored: up to five minutes behind. */
  readonly lastSeenAt: Date
  readonly user: {
    readonly id: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly canImpersonate: boolean
    readonly language: string | null
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
 * Whether the session sees what is for internal users. Whoever acts for a customer sees what the customer would, and
 * changes nothing that a customer could not.
 */
export function isInternalSession({ organization, actingFor }: Session): boolean {
  return organization.isInternal && actingFor === null
}

/** The organisation whose resources the session sees. */
export function effectiveOrganizationId(session: Session): string {
  return session.actingFor?.id ?? session.organization.id
}
