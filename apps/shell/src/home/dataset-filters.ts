import type { Dataset } from '@vestibule/session'
import { byValue, countValues, passes, type FacetOption } from './facet.ts'

export const datasetKinds = ['row', 'aggregate'] as const
/** Whether a dataset gives access to single records, or only to aggregates. */
export type DatasetKind = (typeof datasetKinds)[number]

export interface DatasetFilters {
  readonly dataTypes: readonly string[]
  readonly kinds: readonly string[]
}

export function kindOf(dataset: Pick<Dataset, 'isAggregateOnly'>): DatasetKind {
  return dataset.isAggregateOnly ? 'aggregate' : 'row'
}

/**
 * The texts of a dataset in which the search looks. The display name of a federated dataset includes the names of its
 * members.
 */
export function datasetTexts(dataset: Dataset): string[] {
  return [dataset.displayName, dataset.name, ...dataset.datatypes]
}

export function filterDatasets(
  datasets: readonly Dataset[],
  { dataTypes, kinds }: DatasetFilters,
): Dataset[] {
  return datasets.filter(
    (dataset) =>
      passes(kinds, kindOf(dataset)) &&
      (dataTypes.length === 0 || dataset.datatypes.some((type) => dataTypes.includes(type))),
  )
}

/** The filters of datasets: their values, with counts. A count respects the search and the other filters. */
export function datasetFacets(
  all: readonly Dataset[],
  found: readonly Dataset[],
  filters: DatasetFilters,
): Readonly<Record<keyof DatasetFilters, readonly FacetOption[]>> {
  const without = (name: keyof DatasetFilters) => filterDatasets(found, { ...filters, [name]: [] })
  return {
    dataTypes: countValues(all, without('dataTypes'), ({ datatypes }) => datatypes).toSorted(
      byValue,
    ),
    kinds: countValues(all, without('kinds'), (dataset) => [kindOf(dataset)]),
  }
}
