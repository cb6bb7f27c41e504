import type { VirtualCohort } from '@vestibule/api-client/contract'
import { failureOf, loadedValue, type ReadState } from '@vestibule/base/read'
import { useRead, useStore } from '@vestibule/base/react/use-read'
import { useEffect } from 'react'
import { accessOf } from '../core/access/access.ts'
import { isExternal } from '../core/access/profile.ts'
import { useSessionContext } from './session-provider.tsx'

/** Whether the environment is restricted, as far as {@link useEnvironment} knows. */
export interface UseEnvironmentResult {
  readonly status: 'loading' | 'loaded' | 'failed'
  /**
   * Whether the environment has the type `restricted` or the source type `premium`. Undefined while that is unknown,
   * and if the platform does not say.
   */
  readonly isRestricted: boolean | undefined
  /** Why the flags of the environment could not be loaded, as a text for the user; otherwise null. */
  readonly message: string | null
  /** The error with which loading failed, otherwise undefined. Narrow it with `isApiError(error)`. */
  readonly error: unknown
  readonly retry: () => void
}

/** Reads whether the environment of the platform, or of the dataset that the address names, is restricted. */
export function useEnvironment(): UseEnvironmentResult {
  const { restricted } = accessOf(useSessionContext())
  const state = useRead(restricted)
  return {
    status: state.status,
    isRestricted: loadedValue(state),
    ...failureOf(state),
    retry: () => void restricted.reload({ cache: false }),
  }
}

/** The virtual-cohort profiles that {@link useVirtualCohorts} has loaded. */
export interface UseVirtualCohortsResult {
  /** `idle`: not fetched, because the user is external or the session was made without `virtualCohorts`. */
  readonly status: ReadState<unknown>['status']
  /** The virtual-cohort profiles. Empty until they are loaded. */
  readonly virtualCohorts: readonly VirtualCohort[]
  /** Why the virtual-cohort profiles could not be loaded, as a text for the user; otherwise null. */
  readonly message: string | null
  /** The error with which loading failed, otherwise undefined. Narrow it with `isApiError(error)`. */
  readonly error: unknown
  readonly retry: () => void
}

const none: readonly VirtualCohort[] = []

/** Reads the virtual-cohort profiles. They are loaded for internal users of apps whose session has `virtualCohorts`. */
export function useVirtualCohorts(): UseVirtualCohortsResult {
  const session = useSessionContext()
  const { profile, virtualCohorts } = accessOf(session)
  const isOpen = !isExternal(useRead(profile)) && session.options.virtualCohorts === true
  useEffect(() => {
    if (isOpen && virtualCohorts.getSnapshot().status === 'idle') void virtualCohorts.load()
  }, [isOpen, virtualCohorts])
  const state = useStore(virtualCohorts)
  return {
    status: state.status,
    virtualCohorts: loadedValue(state) ?? none,
    ...failureOf(state),
    retry: () => void virtualCohorts.reload({ cache: false }),
  }
}
