import { useMemo } from 'react'
import { accessOf } from '../core/access/access.ts'
import { groupApps, type ProductLineGroup } from '../core/access/app-groups.ts'
import { dataOf } from '../core/access/loaded.ts'
import { noResources, type Resources } from '../core/access/resources.ts'
import { useSessionContext } from './session-provider.tsx'
import { usePart } from './use-part.ts'

/** What {@link useResources} returns. */
export interface UseResources extends Resources {
  /** While it is not `ready` every list is empty. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** The enabled apps by product line, then category. */
  readonly groups: readonly ProductLineGroup[]
  /** Why the list failed to load, fit to be shown. */
  readonly message: string | null
  readonly retry: () => void
}

/** The apps and datasets that the user may open. A list that failed is `failed`, not empty. */
export function useResources(): UseResources {
  const part = accessOf(useSessionContext()).resources
  const resources = usePart(part)
  return useMemo(() => {
    const data = dataOf(resources) ?? noResources
    return {
      ...data,
      status: resources.status,
      groups: groupApps(data.apps),
      message: resources.status === 'failed' ? resources.message : null,
      retry: () => void part.reload(),
    }
  }, [part, resources])
}
