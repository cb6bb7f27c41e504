import type { AppMount, ResourceEntry } from '@vestibule/api-client/contract'

/** Where the list of apps shows an app. */
export interface Placement {
  readonly productLine: string
  readonly category: string | null
}

/** An app of the list of resources that the platform gives the current user. */
export interface App {
  /** The app's `url` without slashes and spaces around it, such as `cohort-explorer` for `/cohort-explorer/`. */
  readonly id: string
  readonly url: string
  readonly name: string
  /** What the app is for, in one line. */
  readonly description: string | null
  /** How the shell opens the app; null if the app has no page of its own yet. */
  readonly mount: AppMount | null
  /**
   * The origin of an app that is not hosted on the platform's own origin; otherwise null. Before such an app answers,
   * the platform's gate decides whether the user may open it.
   */
  readonly gate: { readonly origin: string } | null
  /** File name of the icon in the static folder of app icons; null if the app has none. */
  readonly icon: string | null
  readonly productLines: readonly string[]
  /** The first category in which the app is listed; null if it is listed in none. */
  readonly category: string | null
  readonly placements: readonly Placement[]
  readonly enabled: boolean
  /** Whether the app can be used only with a dataset. */
  readonly datasetDependent: boolean
  /** A dataset must have one of these data types to be opened in the app. Empty: any dataset can be opened. */
  readonly supportedDatasetTypes: readonly string[]
  readonly premiumOnly: boolean
  /** The last day on which the user may open the app, such as `2027-03-31`; null: the access has no end. */
  readonly lastDay: string | null
  /** Whether the user can now ask to keep the access to the app beyond `lastDay`. */
  readonly renewable: boolean
}

/** One of the datasets that a federated dataset joins. */
export interface DatasetMember {
  /** The name of the member dataset; null if unknown. */
  readonly id: string | null
  readonly displayName: string
  readonly version: string | null
  /** How many patients and samples the member dataset contributes, as far as that is known. */
  readonly size: DatasetSize
}

/** How many patients and samples a dataset contains; null for what is not known. */
export interface DatasetSize {
  readonly patients: number | null
  readonly samples: number | null
}

/**
 * A dataset of the list of resources that the platform gives the current user. `id` and `name` are the same: the name
 * by which addresses such as `/dv/{id}` name the dataset.
 */
export interface Dataset {
  readonly id: string
  /** The version of the dataset; if the platform gives none, the dataset's name. */
  readonly version: string
  readonly name: string
  /** The name that users see. For a federated dataset it lists the members in parentheses. */
  readonly displayName: string
  readonly isFederated: boolean
  readonly isAggregateOnly: boolean
  /** The data types of the dataset; `Aggregate` for a federated dataset that declares none. */
  readonly datatypes: readonly string[]
  readonly members: readonly DatasetMember[]
  /** What the dataset contains, in one line. */
  readonly description: string | null
  /** The day on which this version of the dataset was released, such as `2026-03-31`; null if unknown. */
  readonly releasedAt: string | null
  /** How many patients and samples the dataset contains, as far as that is known. */
  readonly size: DatasetSize
  /** The last day on which the user may open the dataset, such as `2027-03-31`; null: the access has no end. */
  readonly lastDay: string | null
  /** Whether the user can now ask to keep the access to the dataset beyond `lastDay`. */
  readonly renewable: boolean
}

/** The apps and datasets that the platform lists for the current user. */
export interface Resources {
  /**
   * The apps of the user's list, without those that are switched off in the file from which the platform imports its
   * apps.
   */
  readonly apps: readonly App[]
  /**
   * All apps of the user's list, also those that are switched off in the file from which the platform imports its apps.
   */
  readonly allApps: readonly App[]
  /** Categories of the enabled apps, each once, in the order of the list of apps. */
  readonly categories: readonly string[]
  readonly datasets: readonly Dataset[]
}

type Entry<Type extends ResourceEntry['resourcetype']> = Extract<
  ResourceEntry,
  { resourcetype: Type }
>

function appOf({ resource, access }: Entry<'AppResource'>): App {
  const id = resource.url.trim().replace(/^\/+|\/+$/g, '')
  const placements = resource.product_line.map((line) => ({
    productLine: line.name,
    category: line.sub_category,
  }))
  return {
    id,
    url: resource.url,
    name: resource.display_name || nameFrom(id),
    description: resource.description ?? null,
    mount: resource.mount ?? null,
    gate: resource.gate ?? null,
    icon: resource.icon,
    productLines: placements.map((placement) => placement.productLine),
    category: placements.find((placement) => placement.category)?.category ?? null,
    placements,
    enabled: resource.enable,
    datasetDependent: resource.dataset_dependent,
    supportedDatasetTypes: resource.supported_dataset_types,
    premiumOnly: resource.premium_only,
    lastDay: access?.last_day ?? null,
    renewable: access?.renewable ?? false,
  }
}

/** Makes a name for an app that has none from its address: `cohort-explorer` becomes `Cohort Explorer`. */
function nameFrom(id: string): string {
  return id.replace(/[-_]+/g, ' ').replace(/(^|[ /])\p{Ll}/gu, (start) => start.toUpperCase())
}

function datasetOf(entry: Entry<'DatasetResource'> | Entry<'FederatedDatasetResource'>): Dataset {
  const { resource } = entry
  const isFederated = entry.resourcetype === 'FederatedDatasetResource'
  const members = resource.datasets.map((member) => ({
    id: member.name ?? null,
    displayName: member.display_name,
    version: member.version ?? null,
    size: sizeOf(member.size),
  }))
  const memberNames = members.map((member) => member.displayName)
  const named = isFederated && members.length > 0
  return {
    id: resource.name,
    version: resource.version || resource.name,
    name: resource.name,
    displayName: named
      ? `${resource.display_name} (${memberNames.join(', ')})`
      : resource.display_name,
    isFederated,
    isAggregateOnly: isFederated || entry.is_aggregate,
    datatypes: isFederated && entry.datatypes.length === 0 ? ['Aggregate'] : entry.datatypes,
    members,
    description: resource.description ?? null,
    releasedAt: resource.released_at ?? null,
    size: sizeOf(resource.size),
    lastDay: entry.access?.last_day ?? null,
    renewable: entry.access?.renewable ?? false,
  }
}

function sizeOf(size: Entry<'DatasetResource'>['resource']['size']): DatasetSize {
  return { patients: size?.patients ?? null, samples: size?.samples ?? null }
}

/** Converts the list of resources to apps, categories and datasets. */
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

/**
 * Whether an app can open a dataset. An app that declares no data types can open all, and so can a page without an app
 * (null); any other app needs one type in common with the dataset.
 */
export function supportsDataset(
  app: Pick<App, 'supportedDatasetTypes'> | null,
  dataset: Pick<Dataset, 'datatypes'>,
): boolean {
  const types = app?.supportedDatasetTypes ?? []
  return types.length === 0 || dataset.datatypes.some((type) => types.includes(type))
}
