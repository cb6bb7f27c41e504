import { failureOf, loadedValue } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { useMemo } from 'react'
import { accessOf } from '../core/access/access.ts'
import { groupApps, type ProductLineGroup } from '../core/access/app-groups.ts'
import { noResources, type Resources } from '../core/access/resources.ts'
import { useSessionContext } from './session-provider.tsx'

/** The apps and datasets that {@link useResources} has loaded. */
export interface UseResourcesResult extends Resources {
  /** Whether the list of resources is loaded. Until it is, the lists of apps and datasets are empty. */
  readonly status: 'loading' | 'loaded' | 'failed'
  /** The enabled apps by product line, then category. */
  readonly groups: readonly ProductLineGroup[]
  /** Why the list of resources could not be loaded, as a text for the user; otherwise null. */
  readonly message: string | null
  /** The error with which loading failed, otherwise undefined. Narrow it with `isApiError(error)`. */
  readonly error: unknown
  readonly retry: () => void
}

/**
 * The apps and datasets that the user may open. If loading fails, the status is `failed`; do not treat the list as
 * empty.
 */
export function useResources(): UseResourcesResult {
  const read = accessOf(useSessionContext()).resources
  const resources = useRead(read)
  return useMemo(() => {
    const lists = loadedValue(resources) ?? noResources
    return {
      ...lists,
      status: resources.status,
      groups: groupApps(lists.apps),
      ...failureOf(resources),
      retry: () => void read.reload({ cache: false }),
    }
  }, [read, resources])
}
