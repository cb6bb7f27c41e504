import { datasetIdIn, type Dataset } from '@vestibule/session'
import { useDatasetScope, useResources, type UseDatasetScopeResult } from '@vestibule/session/react'
import { useOutletContext, useLocation } from 'react-router-dom'
import { useMemo } from 'react'
import { appOfPath } from '../paths/app-of-path.ts'
import { useFullScreen } from './use-full-screen.ts'

export interface PageScope extends UseDatasetScopeResult {
  /** The id of the dataset in the address, whether or not the user may open it. */
  readonly namedDataset: string | null
  /**
   * The same dataset from the user's list, whether or not the app supports it; null if it is not in
   * the list.
   */
  readonly listedDataset: Dataset | null
  /** The id of the app in the address. */
  readonly appId: string | null
  /** The app bar is hidden. It shows while it is hovered or has the focus. */
  readonly isFullScreen: boolean
  readonly setFullScreen: (on: boolean) => void
  /** The place in the bar for the name of an app that is shown in a frame. */
  readonly barSlot: HTMLElement | null
}

/** The app and the dataset of the page. The frame around it determines them once. */
export function usePageScope(): PageScope {
  return useOutletContext<PageScope>()
}

/** Whether it is known that the page cannot be opened in the dataset of its address. */
export function isDatasetRefused({ gate, namedDataset, dataset }: PageScope): boolean {
  const isKnown = gate.status !== 'loading' && gate.status !== 'failed'
  return isKnown && namedDataset !== null && dataset === null
}

/** Determines the app and the dataset of the page. */
export function useFrameScope(barSlot: HTMLElement | null): PageScope {
  const { pathname, search, hash } = useLocation()
  const path = pathname + search + hash
  const { allApps, datasets } = useResources()
  const knownIds = useMemo(() => allApps.map((app) => app.id), [allApps])
  const appId = useMemo(() => appOfPath(pathname, knownIds), [knownIds, pathname])
  const namedDataset = datasetIdIn(pathname)
  // Only apps have a full screen.
  const { isFullScreen, setFullScreen } = useFullScreen(appId !== null)
  return {
    ...useDatasetScope({ path, appId }),
    appId,
    namedDataset,
    listedDataset: datasets.find((dataset) => dataset.id === namedDataset) ?? null,
    isFullScreen,
    setFullScreen,
    barSlot,
  }
}
