import { loadedValue, type ReadState } from '@vestibule/base/read'
import { datasetIdIn, datasetSegmentIn, withDataset } from '@vestibule/base/dataset-path'
import {
  noResources,
  supportsDataset,
  type App,
  type Dataset,
  type Resources,
} from './resources.ts'

/** What a page that may need a dataset must do now. */
export type DatasetGate =
  | { readonly status: 'loading' }
  /** Show the page with the dataset of its address, or without one if the page needs none. */
  | { readonly status: 'open'; readonly dataset: Dataset | null }
  /**
   * The page needs a dataset, and its address names none: go to the same page in the first dataset that the app
   * supports.
   */
  | { readonly status: 'redirect'; readonly to: string }
  /** The user has left the dataset of an app that needs one: offer the datasets that the app supports. */
  | { readonly status: 'left' }
  /**
   * The user may not open the dataset of the address, or the app does not support it. Tell the user so. If another
   * dataset were opened instead, the user could take its data for those of the dataset in the address.
   */
  | {
      readonly status: 'unavailable'
      readonly reason: 'notListed' | 'notSupported'
      /** The dataset's id, or the undecoded text of the address if it cannot be decoded. */
      readonly id: string
    }
  /** The app needs a dataset, and supports none of those that the user may open. */
  | { readonly status: 'none' }
  /** The list of resources could not be fetched. Do not treat it as empty: the user may well have datasets. */
  | { readonly status: 'failed'; readonly message: string }

/** A page that may need a dataset. */
export interface GatedPage {
  /** Path, query and fragment of the page. */
  readonly path: string
  /** The id of the page's app; null on pages that belong to none, such as the home page. */
  readonly appId: string | null
  /** Whether the user came to this page by leaving a dataset. */
  readonly hasLeft?: boolean
}

/** The message that is logged if none of the user's datasets suits the app. */
export const noSupportedDataset = 'No supported data versions found for this app'

/** The app and datasets of a page, and whether the page may be shown. */
export interface DatasetScope {
  readonly gate: DatasetGate
  /** The dataset of the address, if the user may open it in this app; otherwise null. */
  readonly dataset: Dataset | null
  /**
   * The datasets of the user that the app supports; all of them if the app declares no data types, or the page has no
   * app.
   */
  readonly supportedDatasets: readonly Dataset[]
  readonly defaultDataset: Dataset | null
  readonly hasDataset: boolean
  /**
   * The app of the page, also if it is switched off in the file from which the platform imports its apps; null if it is
   * not in the user's list.
   */
  readonly app: App | null
  readonly isRegisteredApp: boolean
}

/** Works out the app, the dataset and the gate of a page from its address and the list of resources. */
export function datasetScope(page: GatedPage, list: ReadState<Resources>): DatasetScope {
  const resources = loadedValue(list) ?? noResources
  const app = resources.allApps.find((candidate) => candidate.id === page.appId) ?? null
  const supported = resources.datasets.filter((dataset) => supportsDataset(app, dataset))
  const id = datasetIdIn(page.path)
  const dataset = supported.find((candidate) => candidate.id === id) ?? null
  const scope = {
    dataset,
    supportedDatasets: supported,
    defaultDataset: supported[0] ?? null,
    hasDataset: dataset !== null,
    app,
    isRegisteredApp: app !== null,
  }
  return { gate: gateOf(page, list, scope), ...scope }
}

function gateOf(
  { path, appId, hasLeft }: GatedPage,
  list: ReadState<Resources>,
  { app, dataset, defaultDataset }: Omit<DatasetScope, 'gate'>,
): DatasetGate {
  if (path.startsWith('/auth/')) return { status: 'open', dataset: null }
  if (list.status === 'failed') return { status: 'failed', message: list.message }
  if (list.status !== 'loaded') return { status: 'loading' }
  if (dataset) return { status: 'open', dataset }
  const needed = appId !== null && (app === null || app.datasetDependent)
  if (needed && !defaultDataset) return { status: 'none' }
  const segment = datasetSegmentIn(path)
  if (segment) {
    const id = datasetIdIn(path) ?? segment
    const isListed = list.value.datasets.some((candidate) => candidate.id === id)
    return { status: 'unavailable', reason: isListed ? 'notSupported' : 'notListed', id }
  }
  if (!needed || !defaultDataset) return { status: 'open', dataset: null }
  if (hasLeft) return { status: 'left' }
  // The target is a dataset that the app supports, so the next page does not redirect again.
  return { status: 'redirect', to: withDataset(path, defaultDataset.id) }
}
