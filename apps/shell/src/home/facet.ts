/** One value of a filter with the number of items that choosing it leaves. */
export interface FacetOption {
  readonly value: string
  readonly count: number
}

/** How many matching items have each value of the whole list, in order of first appearance. */
export function countValues<T>(
  all: readonly T[],
  matching: readonly T[],
  valuesOf: (item: T) => readonly (string | null)[],
): FacetOption[] {
  const counts = new Map<string, number>()
  for (const item of all) {
    for (const value of valuesOf(item)) if (value !== null) counts.set(value, 0)
  }
  for (const item of matching) {
    for (const value of new Set(valuesOf(item))) {
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}

export function byValue(a: FacetOption, b: FacetOption): number {
  return a.value.localeCompare(b.value)
}

/** Whether a filter lets a value pass. Without a choice everything passes. */
export function passes(chosen: readonly string[], value: string | null): boolean {
  return chosen.length === 0 || (value !== null && chosen.includes(value))
}
