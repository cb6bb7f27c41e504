import type { ResourceType } from '@vestibule/api-client/contract'
import { appKeys } from './app-id.ts'

const datasetTypes = ['DatasetResource', 'FederatedDatasetResource'] as const

/** The keys under which the database may have a dataset of this name. */
export function datasetKeys(name: string): string[] {
  return datasetTypes.map((type) => resourceId(type, name))
}

/**
 * The keys of resources that a text from a person may mean: the name of a dataset, the address of an app, or the key of
 * either.
 */
export function resourceKeys(named: string): string[] {
  return [named, ...datasetKeys(named), ...appKeys(named)]
}

export function resourceId(type: ResourceType, name: string): string {
  return `${type}:${name}`
}

/** The part after the type in a resource's key. */
export function nameOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}
