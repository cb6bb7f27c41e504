import type { ResourceEntry } from '@vestibule/api-client/contract'

/** An app that a token can open. */
export interface TokenApp {
  /** The app's address without slashes at the ends. */
  readonly id: string
  readonly label: string
  /** The app's own origin. Null: the app is on the platform's origin. */
  readonly origin: string | null
  readonly needsDataset: boolean
}

export interface TokenDataset {
  readonly id: string
  readonly label: string
}

/** The apps and datasets that the user can open, and so can make tokens for. */
export interface Reach {
  readonly apps: readonly TokenApp[]
  readonly datasets: readonly TokenDataset[]
}

export function reachOf(entries: readonly ResourceEntry[]): Reach {
  const apps: TokenApp[] = []
  const datasets: TokenDataset[] = []
  for (const entry of entries) {
    if (entry.resourcetype !== 'AppResource') {
      const { name, display_name: label } = entry.resource
      datasets.push({ id: name, label })
      continue
    }
    const {
      url,
      display_name: label,
      enable,
      gate,
      dataset_dependent: needsDataset,
    } = entry.resource
    const id = url.trim().replace(/^\/+|\/+$/g, '')
    if (enable) apps.push({ id, label: label ?? id, origin: gate?.origin ?? null, needsDataset })
  }
  return { apps, datasets }
}

/**
 * An example of an address that a token opens. If the token is not limited to a dataset but its app needs one, the
 * address names the first dataset that the user can open.
 */
export function exampleAddress(
  platform: string,
  { id, origin, needsDataset }: TokenApp,
  dataset: string | null,
  { datasets }: Reach,
): string {
  const named = dataset ?? (needsDataset ? (datasets[0]?.id ?? null) : null)
  const before = named === null ? '' : `/dv/${encodeURIComponent(named)}`
  return origin === null ? `${platform}${before}/${id}/` : `${origin}${before}/`
}
