const prefix = /^\/dv\/([^/?#]*)(\/[^?#]*)?/

/** What stands in the place of a dataset in an address, as it is written there: null without `/dv/{id}`. */
export function datasetSegmentIn(path: string): string | null {
  return prefix.exec(path)?.[1] || null
}

/** The dataset that an address is scoped to: null without `/dv/{id}` and for an id that cannot be decoded. */
export function datasetIdIn(path: string): string | null {
  const segment = datasetSegmentIn(path)
  if (segment === null) return null
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** The address without its `/dv/{id}`; query and fragment stay. */
export function withoutDataset(path: string): string {
  const match = prefix.exec(path)
  if (!match) return path
  // A path that begins with two slashes would name another host.
  return `/${(match[2] ?? '').replace(/^\/+/, '')}${path.slice(match[0].length)}`
}

/** The same address scoped to a dataset: `/dv/{id}` is rewritten, or added where it is missing. */
export function withDataset(path: string, datasetId: string): string {
  return `/dv/${encodeURIComponent(datasetId)}${withoutDataset(path)}`
}
