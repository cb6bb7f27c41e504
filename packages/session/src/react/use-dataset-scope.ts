import type { CurrentDataset } from '@vestibule/api-client/contract'
import type { RequestedState } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { useEffect, useMemo } from 'react'
import { accessOf } from '../core/access/access.ts'
import { datasetScope, noSupportedDataset, type DatasetScope } from '../core/access/dataset-gate.ts'
import { withDataset, withoutDataset } from '@vestibule/base/dataset-path'
import { useSessionContext } from './session-provider.tsx'

/** The dataset of a page, and how to change it, as {@link useDatasetScope} returns them. */
export interface UseDatasetScopeResult extends DatasetScope {
  /** The dataset of the address as the server describes it, with its data partner and members. */
  readonly currentDataset: RequestedState<CurrentDataset | null>
  /** Opens this page in another dataset by a full navigation. */
  readonly switchTo: (datasetId: string) => void
  /** Opens this page without a dataset by a full navigation. */
  readonly leave: () => void
  /** Loads again what has failed: the list of datasets, the dataset of the address, or both. */
  readonly retry: () => void
}

/**
 * Which dataset a page shows, and whether the page may be shown (`gate`). If a page needs a dataset and its address
 * names none, the user is redirected to the first dataset that the app supports, unless the user has just left one.
 *
 * @param path Path, query and fragment of the page.
 * @param appId Id of the page's app; null for a page that belongs to none.
 */
export function useDatasetScope({
  path,
  appId,
}: {
  readonly path: string
  readonly appId: string | null
}): UseDatasetScopeResult {
  const session = useSessionContext()
  const access = accessOf(session)
  const resources = useRead(access.resources)
  const currentDataset = useRead(access.currentDataset)
  const hasLeft = access.departure.ledTo(path)
  const scope = useMemo(
    () => datasetScope({ path, appId, hasLeft }, resources),
    [path, appId, hasLeft, resources],
  )
  useEffect(() => access.pageChanged(path), [access, path])
  const { gate } = scope
  const target = gate.status === 'redirect' ? gate.to : null
  const isNone = gate.status === 'none'
  useEffect(() => {
    if (target !== null) session.navigate(target, 'replace')
  }, [session, target])
  useEffect(() => {
    if (isNone) session.log(noSupportedDataset)
  }, [session, isNone])
  return {
    ...scope,
    currentDataset,
    switchTo: (datasetId) => session.navigate(withDataset(session.path(), datasetId)),
    leave: () => {
      const to = withoutDataset(session.path())
      access.departure.begin(to)
      session.navigate(to)
    },
    retry: () => {
      if (resources.status === 'failed') void access.resources.reload({ cache: false })
      if (currentDataset.status === 'failed') void access.currentDataset.reload({ cache: false })
    },
  }
}
