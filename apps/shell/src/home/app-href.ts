import { supportsDataset, withDataset, type App, type Dataset } from '@vestibule/session'

export interface AppHrefScope {
  /** The dataset of the page; null if it has none. */
  readonly dataset: Dataset | null
  readonly datasets: readonly Dataset[]
}

/**
 * The URL of an app in the page's dataset. If the page has no dataset, an app that needs one opens in the first that it
 * supports.
 */
export function hrefOf(app: App, { dataset, datasets }: AppHrefScope): string {
  const target =
    dataset ?? (app.datasetDependent ? datasets.find((d) => supportsDataset(app, d)) : undefined)
  return appHref(app, target?.id ?? null)
}

/** The URL of an app in a dataset; without a dataset if `datasetId` is null. */
export function appHref({ id }: Pick<App, 'id'>, datasetId: string | null): string {
  const path = `/${id}/`
  return datasetId === null ? path : withDataset(path, datasetId)
}
