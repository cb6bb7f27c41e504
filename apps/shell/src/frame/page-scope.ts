import { datasetIdIn, type Dataset } from '@vestibule/session'
import { useDatasetScope, useResources } from '@vestibule/session/react'
import { useOutletContext, useLocation } from 'react-router-dom'
import { useMemo } from 'react'
import { appOfPath } from '../paths/app-of-path.ts'
import { useFullScreen } from './use-full-screen.ts'

export interface PageScope extends ReturnType<typeof useDatasetScope> {
  /** The id of the dataset in the URL, whether or not the user may open it. */
  readonly namedDataset: string | null
  /**
   * The dataset of the URL in the user's list of datasets, whether or not the app supports it; null if the list does
   * not contain it.
   */
  readonly listedDataset: Dataset | null
  /** The id of the app in the URL. */
  readonly appId: string | null
  /**
   * Whether the page is shown in full screen. The app bar is then hidden, and appears while it is hovered or focused.
   */
  readonly isFullScreen: boolean
  readonly setFullScreen: (on: boolean) => void
  /** The element in the app bar into which a framed app renders its name. */
  readonly barSlot: HTMLElement | null
}

/** The app and the dataset of the page, as computed once by `Frame`. */
export function usePageScope(): PageScope {
  return useOutletContext<PageScope>()
}

/** Whether it is known that the page cannot be opened in the dataset of its URL. */
export function isDatasetRefused({ gate, namedDataset, dataset }: PageScope): boolean {
  const isKnown = gate.status !== 'loading' && gate.status !== 'failed'
  return isKnown && namedDataset !== null && dataset === null
}

/**
 * Works out the app and the dataset of the page. Only `Frame` calls this, because it also holds whether the page is in
 * full screen; all others call `usePageScope`.
 */
export function useFrameScope(barSlot: HTMLElement | null): PageScope {
  const { pathname, search, hash } = useLocation()
  const path = pathname + search + hash
  const { allApps, datasets } = useResources()
  const knownIds = useMemo(() => allApps.map((app) => app.id), [allApps])
  const appId = useMemo(() => appOfPath(pathname, knownIds), [knownIds, pathname])
  const namedDataset = datasetIdIn(pathname)
  // Only pages of apps can be shown in full screen.
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
