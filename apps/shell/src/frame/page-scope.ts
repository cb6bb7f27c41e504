import type { Dataset } from '@vestibule/session'
import type { UseDatasetScope } from '@vestibule/session/react'
import { useOutletContext } from 'react-router-dom'

export interface PageScope extends UseDatasetScope {
  /** The dataset that the address names, whether or not it is open to the user. */
  readonly namedDataset: string | null
  /** The same as the user's list has it, whether or not the app takes it; null where it does not. */
  readonly listedDataset: Dataset | null
  /** The app that the address names. */
  readonly appId: string | null
  /** The app bar takes no room, and comes back while it is hovered or holds the focus. */
  readonly isFullScreen: boolean
  readonly setFullScreen: (on: boolean) => void
}

/** The app and the dataset of the page, found once by the frame around it. */
export function usePageScope(): PageScope {
  return useOutletContext<PageScope>()
}

/** Whether it is known that the page is not to be had in the dataset of its address. */
export function isDatasetRefused({ gate, namedDataset, dataset }: PageScope): boolean {
  const isKnown = gate.status !== 'loading' && gate.status !== 'failed'
  return isKnown && namedDataset !== null && dataset === null
}
