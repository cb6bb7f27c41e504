import type { ResourceType } from '@vestibule/api-client/contract'
import { appKeys } from './app-id.ts'

const datasetTypes = ['DatasetResource', 'FederatedDatasetResource'] as const

/**
 * The ids that the row in `resources` of a dataset with this name may have: such as `DatasetResource:four_rivers`, and
 * that of a federated dataset.
 */
export function datasetKeys(name: string): string[] {
  return datasetTypes.map((type) => resourceId(type, name))
}

/**
 * The ids in `resources` that a text from a person may mean: the text may be the name of a dataset, the address of an
 * app, or the id of either.
 */
export function resourceKeys(named: string): string[] {
  return [named, ...datasetKeys(named), ...appKeys(named)]
}

export function resourceId(type: ResourceType, name: string): string {
  return `${type}:${name}`
}

/**
 * Returns the name of a dataset or the address of an app from its id in `resources`: `four_rivers` from
 * `DatasetResource:four_rivers`.
 */
export function nameOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}
