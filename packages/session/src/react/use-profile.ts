import { useMemo } from 'react'
import { accessOf } from '../core/access/access.ts'
import { dataOf } from '../core/access/loaded.ts'
import {
  docsAdminRole,
  holdsRole,
  isExternal,
  partnersOfRole,
  type Profile,
} from '../core/access/profile.ts'
import { useSessionContext } from './session-provider.tsx'
import { usePart } from './use-part.ts'

/** What {@link useProfile} returns. */
export interface UseProfile {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Null until it is known. */
  readonly profile: Profile | null
  /** First and last name; empty until they are known. */
  readonly fullName: string
  /** True until the profile says internal. */
  readonly isExternal: boolean
  /** An internal user with the role `docs-admin` in this app. */
  readonly isDocsAdmin: boolean
  /** The data partners whose documents that user writes; `all` includes the platform's own. */
  readonly docsPartners: 'all' | readonly string[]
  /** Whether an internal user holds a role in this app; false for external users. */
  readonly hasRole: (role: string) => boolean
  /** Why the profile failed to load, fit to be shown. */
  readonly message: string | null
  readonly retry: () => void
}

/** Who the user is. Whoever is not known is external. */
export function useProfile(): UseProfile {
  const access = accessOf(useSessionContext())
  const profile = usePart(access.profile)
  const roles = usePart(access.roles)
  return useMemo(() => {
    const known = dataOf(profile) ?? null
    const hasRole = (role: string) => holdsRole(profile, roles, role)
    return {
      status: profile.status,
      profile: known,
      fullName: known?.fullName ?? '',
      isExternal: isExternal(profile),
      isDocsAdmin: hasRole(docsAdminRole),
      docsPartners: partnersOfRole(profile, roles, docsAdminRole),
      hasRole,
      message: profile.status === 'failed' ? profile.message : null,
      retry: () => void access.profile.reload(),
    }
  }, [access, profile, roles])
}
