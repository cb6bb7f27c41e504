import { datasetIdIn } from '@vestibule/session'
import { useDatasetScope, useResources } from '@vestibule/session/react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { appOfPath } from '../paths/app-of-path.ts'
import type { PageScope } from './page-scope.ts'
import { useFullScreen } from './use-full-screen.ts'

/** Finds out which app and which dataset the page is about. */
export function useFrameScope(): PageScope {
  const { pathname, search, hash } = useLocation()
  const path = pathname + search + hash
  const { allApps, datasets } = useResources()
  const knownIds = useMemo(() => allApps.map((app) => app.id), [allApps])
  const appId = useMemo(() => appOfPath(pathname, knownIds), [knownIds, pathname])
  const namedDataset = datasetIdIn(pathname)
  // Only apps need the room: other pages always have their bar.
  const { isFullScreen, setFullScreen } = useFullScreen(appId !== null)
  return {
    ...useDatasetScope({ path, appId }),
    appId,
    namedDataset,
    listedDataset: datasets.find((dataset) => dataset.id === namedDataset) ?? null,
    isFullScreen,
    setFullScreen,
  }
}
