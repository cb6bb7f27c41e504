import { failureOf, loadedValue } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { useMemo } from 'react'
import { accessOf } from '../core/access/access.ts'
import {
  docsAdminRole,
  holdsRole,
  isExternal,
  partnersOfRole,
  type Profile,
} from '../core/access/profile.ts'
import { useSessionContext } from './session-provider.tsx'

/** Who the user is, as far as {@link useProfile} knows. */
export interface UseProfileResult {
  readonly status: 'loading' | 'loaded' | 'failed'
  /** The profile of the user. Null until it is loaded. */
  readonly profile: Profile | null
  /** First and last name, or the email address if both are empty; empty until the profile is loaded. */
  readonly fullName: string
  /** Whether the user counts as external. True until the profile is loaded and says that the user is internal. */
  readonly isExternal: boolean
  /** Whether the user is internal and has the role `docs-admin` in this app. */
  readonly isDocsAdmin: boolean
  /** The data partners whose documents the user may write; `all` includes the platform's own documents. */
  readonly docsPartners: 'all' | readonly string[]
  /** Returns whether an internal user holds a role in this app; always false for external users. */
  readonly hasRole: (role: string) => boolean
  /** Why the profile could not be loaded, as a text for the user; otherwise null. */
  readonly message: string | null
  /** The error with which loading failed, otherwise undefined. Narrow it with `isApiError(error)`. */
  readonly error: unknown
  readonly retry: () => void
}

/** Reads who the user is. The user counts as external until the profile is loaded. */
export function useProfile(): UseProfileResult {
  const access = accessOf(useSessionContext())
  const profile = useRead(access.profile)
  const roles = useRead(access.roles)
  return useMemo(() => {
    const known = loadedValue(profile) ?? null
    const hasRole = (role: string) => holdsRole(profile, roles, role)
    return {
      status: profile.status,
      profile: known,
      fullName: known?.fullName ?? '',
      isExternal: isExternal(profile),
      isDocsAdmin: hasRole(docsAdminRole),
      docsPartners: partnersOfRole(profile, roles, docsAdminRole),
      hasRole,
      ...failureOf(profile),
      retry: () => void access.profile.reload({ cache: false }),
    }
  }, [access, profile, roles])
}
