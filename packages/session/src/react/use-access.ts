import type { VirtualCohort } from '@vestibule/api-client/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { accessOf } from '../core/access/access.ts'
import { dataOf, type Loaded } from '../core/access/loaded.ts'
import { isExternal } from '../core/access/profile.ts'
import { useSessionContext } from './session-provider.tsx'
import { usePart } from './use-part.ts'

/** Whether the environment is restricted; undefined while and where that is unknown. */
export function useRestricted(): boolean | undefined {
  return dataOf(usePart(accessOf(useSessionContext()).restricted))
}

/** Virtual-cohort profiles; they load for internal users of apps that ask for them. */
export function useVirtualCohorts(): Loaded<readonly VirtualCohort[]> {
  const session = useSessionContext()
  const { profile, virtualCohorts } = accessOf(session)
  const isOpen = !isExternal(usePart(profile)) && session.options.virtualCohorts === true
  useEffect(() => {
    if (isOpen) virtualCohorts.ensureLoaded()
  }, [isOpen, virtualCohorts])
  return useStore(virtualCohorts.store)
}
