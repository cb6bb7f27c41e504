import type { AppRole, UserProfile } from '@vestibule/api-client/contract'
import { loadedValue, type ReadState } from '@vestibule/base/read'

/** The role that may edit the documentation of an app. */
export const docsAdminRole = 'docs-admin'

/** The signed-in user. */
export interface Profile {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** First and last name of the user; the email address if both are empty. */
  readonly fullName: string
  readonly organization: { readonly id: string; readonly name: string }
  /**
   * What the user's organisation has subscribed to. Users of the tier `explore` see a lock on what is only for
   * `premium`.
   */
  readonly tier: 'premium' | 'explore'
  /**
   * Whether the user belongs to the organisation that runs the platform: `organization_info.is_internal` of the
   * contract.
   */
  readonly isInternal: boolean
  /** Ids of the terms that the user has yet to accept. */
  readonly pendingEulas: readonly string[]
  /** The customer for whom the user, a member of staff, acts. Null: for nobody. */
  readonly impersonating: { readonly id: string; readonly name: string } | null
  readonly canImpersonate: boolean
}

/** Converts the server's profile to the form that apps read. */
export function profileOf(answer: UserProfile): Profile {
  const { organization_info: organization } = answer
  return {
    id: answer.id,
    email: answer.email,
    firstName: answer.first_name,
    lastName: answer.last_name,
    fullName: `${answer.first_name} ${answer.last_name}`.trim() || answer.email,
    organization: { id: organization.id, name: organization.name },
    tier: organization.tier,
    isInternal: organization.is_internal,
    pendingEulas: answer.eulas_not_accepted,
    impersonating: answer.impersonating,
    canImpersonate: answer.can_impersonate,
  }
}

/**
 * Whether the user counts as external: true unless the profile is loaded and says that the user is internal. True also
 * while the profile loads, after a failure to load it, and without a session.
 */
export function isExternal(profile: ReadState<Profile>): boolean {
  return loadedValue(profile)?.isInternal !== true
}

/**
 * Whether an internal user holds the role, according to `roles`, the user's roles in this app. Always false for
 * external users, and until profile and roles are loaded.
 */
export function holdsRole(
  profile: ReadState<Profile>,
  roles: ReadState<readonly AppRole[]>,
  role: string,
): boolean {
  return !isExternal(profile) && (loadedValue(roles)?.some((held) => held.role === role) ?? false)
}

/**
 * The data partners for which an internal user holds a role: those named in `data_partner_info` of the role's entries,
 * or `all` if an entry names none. Empty for external users, and until profile and roles are loaded.
 */
export function partnersOfRole(
  profile: ReadState<Profile>,
  roles: ReadState<readonly AppRole[]>,
  role: string,
): 'all' | readonly string[] {
  if (isExternal(profile)) return []
  const held = loadedValue(roles)?.filter((entry) => entry.role === role) ?? []
  const partners = held.flatMap(({ data_partner_info: partner }) => partner?.id ?? [])
  return partners.length < held.length ? 'all' : partners
}
