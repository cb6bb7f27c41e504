import type { App } from '@vestibule/session'
import { byValue, countValues, passes, type FacetOption } from './facet.ts'

export interface AppFilters {
  readonly productLines: readonly string[]
  readonly categories: readonly string[]
  readonly dataTypes: readonly string[]
}

/** The texts of an app in which the search looks. */
export function appTexts(app: App): (string | null)[] {
  return [
    app.name,
    app.description,
    ...app.placements.flatMap((place) => [place.productLine, place.category]),
  ]
}

/** Returns the apps that match the filters, each with only the matching ones of its product lines and categories. */
export function filterApps(apps: readonly App[], filters: AppFilters): App[] {
  const { productLines, categories } = filters
  const anywhere = productLines.length === 0 && categories.length === 0
  return apps.flatMap((app) => {
    if (!worksOn(app, filters.dataTypes)) return []
    if (anywhere) return [app]
    const placements = app.placements.filter(
      (place) => passes(productLines, place.productLine) && passes(categories, place.category),
    )
    if (placements.length === 0) return []
    return [placements.length === app.placements.length ? app : { ...app, placements }]
  })
}

/**
 * Whether an app works on one of the chosen data types. An app that works on all data types matches every choice. An
 * app that needs no data matches none.
 */
function worksOn(app: App, dataTypes: readonly string[]): boolean {
  if (dataTypes.length === 0) return true
  if (app.supportedDatasetTypes.length === 0) return app.datasetDependent
  return app.supportedDatasetTypes.some((type) => dataTypes.includes(type))
}

/**
 * The filters of apps: their values, with counts. A count respects the search and the other filters, so it says how
 * many apps remain when the user chooses the value. Values that match no app stay listed with 0.
 */
export function appFacets(
  all: readonly App[],
  found: readonly App[],
  filters: AppFilters,
): Readonly<Record<keyof AppFilters, readonly FacetOption[]>> {
  const without = (name: keyof AppFilters) => filterApps(found, { ...filters, [name]: [] })
  return {
    productLines: countValues(all, without('productLines'), (app) =>
      app.placements.map((place) => place.productLine),
    ),
    categories: countValues(all, without('categories'), (app) =>
      app.placements.map((place) => place.category),
    ),
    dataTypes: countValues(all, without('dataTypes'), (app) => app.supportedDatasetTypes).toSorted(
      byValue,
    ),
  }
}
