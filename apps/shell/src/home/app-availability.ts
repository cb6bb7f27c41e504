import { supportsDataset, type App, type Dataset } from '@vestibule/session'

/**
 * Whether an app of the user's list can be opened in the dataset of the page, and if not, why. `open`: it can. If the
 * page has no dataset, an app that needs one opens in the first that it supports. `unsupported`: the dataset has none
 * of the data types that the app works on. `locked`: the app is only for organisations of the premium tier.
 * `unchecked`: the app is only for the premium tier, and the tier of the organisation is not known yet. `disabled`: an
 * administrator has switched the app off.
 */
export type Availability = 'open' | 'unsupported' | 'locked' | 'unchecked' | 'disabled'

export interface Surroundings {
  /** Tier of the user's organisation; null while it is not known. */
  readonly tier: 'premium' | 'explore' | null
  /** The dataset in the URL; null if it names none. */
  readonly dataset: Pick<Dataset, 'datatypes'> | null
}

type Rules = Pick<App, 'enabled' | 'premiumOnly' | 'supportedDatasetTypes'>

/** Returns the first reason for which the app cannot be opened, otherwise `open`. */
export function availabilityOf(app: Rules, { tier, dataset }: Surroundings): Availability {
  if (!app.enabled) return 'disabled'
  if (app.premiumOnly && tier !== 'premium') return tier === null ? 'unchecked' : 'locked'
  return dataset === null || supportsDataset(app, dataset) ? 'open' : 'unsupported'
}
