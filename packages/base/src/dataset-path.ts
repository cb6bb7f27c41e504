const prefix = /^\/dv\/([^/?#]*)(\/[^?#]*)?/

/** The segment after `/dv/` of a path, not decoded; null if the path has none. */
export function datasetSegmentIn(path: string): string | null {
  return prefix.exec(path)?.[1] || null
}

/** The id of the dataset in a path; null if the path has no `/dv/{id}`, or if the id cannot be decoded. */
export function datasetIdIn(path: string): string | null {
  const segment = datasetSegmentIn(path)
  if (segment === null) return null
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** Removes `/dv/{id}` from a path. Query and fragment stay. */
export function withoutDataset(path: string): string {
  const match = prefix.exec(path)
  if (!match) return path
  // A path that begins with two slashes would lead to another host.
  return `/${(match[2] ?? '').replace(/^\/+/, '')}${path.slice(match[0].length)}`
}

/** Puts a dataset into a path: replaces `/dv/{id}`, or adds it. */
export function withDataset(path: string, datasetId: string): string {
  return `/dv/${encodeURIComponent(datasetId)}${withoutDataset(path)}`
}
