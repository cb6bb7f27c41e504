import { datasetIdIn, withDataset } from './dataset-path.ts'
import { dataOf, type Loaded } from './loaded.ts'
import {
  noResources,
  supportsDataset,
  type App,
  type Dataset,
  type Resources,
} from './resources.ts'

/** What a page that may need a dataset does now (the specification of the shell, section 4). */
export type DatasetGate =
  | { readonly status: 'loading' }
  /** Open the page: with its dataset, or without one where it needs none. */
  | { readonly status: 'open'; readonly dataset: Dataset | null }
  /** The address names no valid dataset: go to the same page in the first that is supported. */
  | { readonly status: 'redirect'; readonly to: string }
  /** No dataset of this user suits the app. */
  | { readonly status: 'none' }
  /** The list could not be had, which is not the same as an empty one. */
  | { readonly status: 'failed'; readonly message: string }

/** A page that may need a dataset. */
export interface GatedPage {
  /** Path, query and fragment of the page. */
  readonly path: string
  /** The id of the page's app; null on pages that belong to none, such as the home page. */
  readonly appId: string | null
}

/** What is logged where no dataset of the user suits the app (specification of the shell, section 8). */
export const noSupportedDataset = 'No supported data versions found for this app'

/** Which app and which datasets a page is about, and what the page does about them. */
export interface DatasetScope {
  readonly gate: DatasetGate
  /** The dataset of the address, if the user may open it here. */
  readonly dataset: Dataset | null
  /** The datasets that the app takes; all of them where it declares no types. */
  readonly supportedDatasets: readonly Dataset[]
  readonly defaultDataset: Dataset | null
  readonly hasDataset: boolean
  /** The app of the page, enabled or not. */
  readonly app: App | null
  readonly isRegisteredApp: boolean
}

/** The scope of a page, derived from its address and the list of resources. */
export function datasetScope(page: GatedPage, loaded: Loaded<Resources>): DatasetScope {
  const resources = dataOf(loaded) ?? noResources
  const app = resources.allApps.find((candidate) => candidate.id === page.appId) ?? null
  const supported = resources.datasets.filter((dataset) => supportsDataset(app, dataset))
  const id = datasetIdIn(page.path)
  const dataset = supported.find((candidate) => candidate.id === id) ?? null
  return {
    gate: gateOf(page, loaded, app, dataset, supported[0]),
    dataset,
    supportedDatasets: supported,
    defaultDataset: supported[0] ?? null,
    hasDataset: dataset !== null,
    app,
    isRegisteredApp: app !== null,
  }
}

function gateOf(
  page: GatedPage,
  loaded: Loaded<Resources>,
  app: App | null,
  dataset: Dataset | null,
  first: Dataset | undefined,
): DatasetGate {
  if (page.path.startsWith('/auth/')) return { status: 'open', dataset: null }
  if (loaded.status !== 'ready') return loaded
  const needed = page.appId !== null && (app === null || app.datasetDependent)
  if (dataset || !needed) return { status: 'open', dataset }
  // The target is in the list of valid datasets, so that the page it opens cannot redirect again.
  return first ? { status: 'redirect', to: withDataset(page.path, first.id) } : { status: 'none' }
}
