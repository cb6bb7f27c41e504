import type { AppRole, UserProfile } from '@vestibule/api-client/contract'
import { dataOf, type Loaded } from './loaded.ts'

/** The role that may edit the documentation of an app. */
export const docsAdminRole = 'docs-admin'

/** The signed-in user. */
export interface Profile {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** First and last name; the address of someone who has neither. */
  readonly fullName: string
  readonly organization: { readonly id: string; readonly name: string }
  /** What the organisation has bought: `explore` sees a lock on premium parts. */
  readonly tier: 'premium' | 'explore'
  /** From `organization_info.is_internal`. */
  readonly isInternal: boolean
  /** Ids of the terms that are yet to be accepted. */
  readonly pendingEulas: readonly string[]
  /** The customer for whom a member of staff acts. */
  readonly impersonating: { readonly id: string; readonly name: string } | null
  readonly canImpersonate: boolean
}

/** The profile as the app reads it, from the answer of the call. */
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

/** External until the profile says internal: while it loads, when it fails, and for whoever is not signed in. */
export function isExternal(profile: Loaded<Profile>): boolean {
  return dataOf(profile)?.isInternal !== true
}

/** A role counts for internal users only, whatever the list of roles says. */
export function holdsRole(
  profile: Loaded<Profile>,
  roles: Loaded<readonly AppRole[]>,
  role: string,
): boolean {
  return !isExternal(profile) && (dataOf(roles)?.some((held) => held.role === role) ?? false)
}

/**
 * The data partners for which a user holds a role: those that its entries name in `data_partner_info`,
 * and `all` where one names none.
 */
export function partnersOfRole(
  profile: Loaded<Profile>,
  roles: Loaded<readonly AppRole[]>,
  role: string,
): 'all' | readonly string[] {
  if (isExternal(profile)) return []
  const held = dataOf(roles)?.filter((entry) => entry.role === role) ?? []
  const partners = held.flatMap(({ data_partner_info: partner }) => partner?.id ?? [])
  return partners.length < held.length ? 'all' : partners
}
