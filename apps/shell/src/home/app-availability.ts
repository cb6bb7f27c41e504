import { supportsDataset, type App, type Dataset } from '@vestibule/session'

/**
 * Whether an app of the user's list can be opened in the current dataset, and if not, why. `open`:
 * it can; an app that needs a dataset opens in the first that it supports if none is chosen.
 * `unsupported`: the chosen dataset has none of the data types that the app works on. `locked`:
 * only for organisations of the premium tier. `unchecked`: as `locked`, while the tier of the
 * organisation is not known. `disabled`: switched off by an administrator.
 */
export type Availability = 'open' | 'unsupported' | 'locked' | 'unchecked' | 'disabled'

export interface Surroundings {
  /** Null while it is not known. */
  readonly tier: 'premium' | 'explore' | null
  /** The dataset in the address. */
  readonly dataset: Pick<Dataset, 'datatypes'> | null
}

type Rules = Pick<App, 'enabled' | 'premiumOnly' | 'supportedDatasetTypes'>

/** The first reason that applies, otherwise `open`. */
export function availabilityOf(app: Rules, { tier, dataset }: Surroundings): Availability {
  if (!app.enabled) return 'disabled'
  if (app.premiumOnly && tier !== 'premium') return tier === null ? 'unchecked' : 'locked'
  return dataset === null || supportsDataset(app, dataset) ? 'open' : 'unsupported'
}
