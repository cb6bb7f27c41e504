import type { ResourceEntry } from '@vestibule/api-client/contract'

/** Where an app stands in the list of apps. */
export interface Placement {
  readonly productLine: string
  readonly category: string | null
}

/** An app of the current user's list. */
export interface App {
  /** The app's address without surrounding slashes and spaces. */
  readonly id: string
  readonly url: string
  readonly name: string
  /** A file name under the static path of app icons. */
  readonly icon: string | null
  readonly productLines: readonly string[]
  /** The first category that the app is filed under. */
  readonly category: string | null
  readonly placements: readonly Placement[]
  readonly enabled: boolean
  /** The app shows nothing without a dataset. */
  readonly datasetDependent: boolean
  /** Data types of which a dataset must have one; empty means any dataset. */
  readonly supportedDatasetTypes: readonly string[]
  readonly premiumOnly: boolean
}

/** A dataset of the current user's list. `id`, `version` and `name` are all the name of the resource. */
export interface Dataset {
  readonly id: string
  readonly version: string
  readonly name: string
  /** A federated dataset names its members in parentheses. */
  readonly displayName: string
  readonly isFederated: boolean
  readonly isAggregateOnly: boolean
  /** `Aggregate` for a federated dataset that declares none. */
  readonly datatypes: readonly string[]
  /** Display names of the datasets that a federated one joins. */
  readonly members: readonly string[]
}

/** Everything that the current user may open. */
export interface Resources {
  /** Enabled apps. */
  readonly apps: readonly App[]
  /** Disabled apps too. */
  readonly allApps: readonly App[]
  /** Categories of the enabled apps, each once, in the order in which they come. */
  readonly categories: readonly string[]
  readonly datasets: readonly Dataset[]
}

type Entry<Type extends ResourceEntry['resourcetype']> = Extract<
  ResourceEntry,
  { resourcetype: Type }
>

function appOf({ resource }: Entry<'AppResource'>): App {
  const id = resource.url.trim().replace(/^\/+|\/+$/g, '')
  const placements = resource.product_line.map((line) => ({
    productLine: line.name,
    category: line.sub_category,
  }))
  return {
    id,
    url: resource.url,
    name: resource.display_name || nameFrom(id),
    icon: resource.icon,
    productLines: placements.map((placement) => placement.productLine),
    category: placements.find((placement) => placement.category)?.category ?? null,
    placements,
    enabled: resource.enable,
    datasetDependent: resource.dataset_dependent,
    supportedDatasetTypes: resource.supported_dataset_types,
    premiumOnly: resource.premium_only,
  }
}

/** `cohort-explorer` reads `Cohort Explorer`. */
function nameFrom(id: string): string {
  return id.replace(/[-_]+/g, ' ').replace(/(^|[ /])\p{Ll}/gu, (start) => start.toUpperCase())
}

function datasetOf(entry: Entry<'DatasetResource'> | Entry<'FederatedDatasetResource'>): Dataset {
  const { resource } = entry
  const isFederated = entry.resourcetype === 'FederatedDatasetResource'
  const members = resource.datasets.map((member) => member.display_name)
  const named = isFederated && members.length > 0
  return {
    id: resource.name,
    version: resource.name,
    name: resource.name,
    displayName: named ? `${resource.display_name} (${members.join(', ')})` : resource.display_name,
    isFederated,
    isAggregateOnly: isFederated || entry.is_aggregate,
    datatypes: isFederated && entry.datatypes.length === 0 ? ['Aggregate'] : entry.datatypes,
    members,
  }
}

/** The derived views of the list of resources (the specification of the shell, section 3). */
export function resourcesOf(entries: readonly ResourceEntry[]): Resources {
  const allApps: App[] = []
  const datasets: Dataset[] = []
  for (const entry of entries) {
    if (entry.resourcetype === 'AppResource') allApps.push(appOf(entry))
    else datasets.push(datasetOf(entry))
  }
  const apps = allApps.filter((app) => app.enabled)
  const categories = apps.flatMap((app) => app.placements.map((placement) => placement.category))
  return {
    apps,
    allApps,
    categories: [...new Set(categories.filter((category) => category !== null))],
    datasets,
  }
}

export const noResources: Resources = { apps: [], allApps: [], categories: [], datasets: [] }

/** An app that declares no types takes every dataset; any other needs one type in common. */
export function supportsDataset(
  app: Pick<App, 'supportedDatasetTypes'> | null,
  dataset: Pick<Dataset, 'datatypes'>,
): boolean {
  const types = app?.supportedDatasetTypes ?? []
  return types.length === 0 || dataset.datatypes.some((type) => types.includes(type))
}
