import { supportsDataset, type App, type Dataset } from '@vestibule/session'

/**
 * Whether an app of the user's list opens where the user stands, and if not, why:
 * - `open`; where it needs a dataset and none is chosen, in the first that it supports;
 * - `unsupported`: the chosen dataset has none of the data types that the app works on;
 * - `locked`: only for organisations of the premium tier;
 * - `unchecked`: as `locked`, as long as the tier of the organisation is not known;
 * - `disabled`: switched off by an administrator.
 */
export type Availability = 'open' | 'unsupported' | 'locked' | 'unchecked' | 'disabled'

export interface Surroundings {
  /** Null while it is not known. */
  readonly tier: 'premium' | 'explore' | null
  /** The dataset of the address. */
  readonly dataset: Pick<Dataset, 'datatypes'> | null
}

type Rules = Pick<App, 'enabled' | 'premiumOnly' | 'supportedDatasetTypes'>

/** The strongest reason that keeps an app closed, else `open`. */
export function availabilityOf(app: Rules, { tier, dataset }: Surroundings): Availability {
  if (!app.enabled) return 'disabled'
  if (app.premiumOnly && tier !== 'premium') return tier === null ? 'unchecked' : 'locked'
  return dataset === null || supportsDataset(app, dataset) ? 'open' : 'unsupported'
}
