import type { App } from './resources.ts'

/** The apps of one category of a product line. */
export interface CategoryGroup {
  /** The name of the category. Null for apps without one. */
  readonly category: string | null
  readonly apps: readonly App[]
}

/** The apps of one product line, by category. */
export interface ProductLineGroup {
  /** The name of the product line. Null for apps that belong to none. */
  readonly productLine: string | null
  readonly categories: readonly CategoryGroup[]
}

const unplaced = [{ productLine: null, category: null }] as const

/**
 * Groups apps by product line, then by category, both in the order in which the list of apps first names them. An app
 * of several product lines is listed under each of them; apps without a product line come last.
 */
export function groupApps(apps: readonly App[]): ProductLineGroup[] {
  const lines = new Map<string | null, Map<string | null, App[]>>()
  for (const app of apps) {
    for (const { productLine, category } of app.placements.length > 0 ? app.placements : unplaced) {
      const categories = entry(lines, productLine, () => new Map<string | null, App[]>())
      const listed = entry(categories, category, () => [])
      if (!listed.includes(app)) listed.push(app)
    }
  }
  return [...lines]
    .map(([productLine, categories]) => ({
      productLine,
      categories: [...categories].map(([category, listed]) => ({ category, apps: listed })),
    }))
    .toSorted((a, b) => Number(a.productLine === null) - Number(b.productLine === null))
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}
