import type { ResourceEntry } from '@vestibule/api-client/contract'

type Entry<Type extends ResourceEntry['resourcetype']> = Extract<
  ResourceEntry,
  { resourcetype: Type }
>
type AppFields = Partial<Entry<'AppResource'>['resource']>

const none: string[] = []
const plain = { datatypes: none, is_aggregate: false }

/** Makes an entry of the list of resources for an app, with the contract's defaults for missing fields. */
export function appEntry(url: string, fields: AppFields = {}): ResourceEntry {
  const resource = {
    icon: null,
    display_name: null,
    product_line: [],
    enable: true,
    supported_dataset_types: [],
    dataset_dependent: false,
    premium_only: false,
  }
  return { ...plain, resourcetype: 'AppResource', resource: { ...resource, url, ...fields } }
}

/** Makes an entry of the list of resources for a dataset. */
export function datasetEntry(
  name: string,
  { display_name = name, datatypes = none, is_aggregate = false } = {},
): ResourceEntry {
  const resource = { name, display_name, datasets: [] }
  return { resourcetype: 'DatasetResource', resource, datatypes, is_aggregate }
}

/** Makes an entry of the list of resources for a federated dataset. */
export function federatedEntry(
  display_name: string,
  members: readonly string[],
  datatypes: string[] = [],
): ResourceEntry {
  const datasets = members.map((member) => ({ display_name: member }))
  const resource = { name: display_name, display_name, datasets }
  return { ...plain, resourcetype: 'FederatedDatasetResource', resource, datatypes }
}
