import { groupApps, type App, type Dataset } from '@vestibule/session'
import { useDeferredValue, useMemo } from 'react'
import { appFacets, appTexts, filterApps } from './app-filters.ts'
import { datasetFacets, datasetTexts, filterDatasets } from './dataset-filters.ts'
import type { HomeState } from './home-state.ts'
import { createSearch } from './search.ts'

export interface HomeResources {
  readonly apps: readonly App[]
  readonly allApps: readonly App[]
  readonly datasets: readonly Dataset[]
}

/**
 * Returns the lists of the home page after search and filters. They are computed with a delay, so that they do not hold
 * up typing.
 */
export function useHomeLists(resources: HomeResources, now: HomeState) {
  const state = useDeferredValue(now)
  const listed = state.unavailable ? resources.allApps : resources.apps
  const { datasets } = resources
  const searchApps = useMemo(() => createSearch(listed, appTexts), [listed])
  const searchDatasets = useMemo(() => createSearch(datasets, datasetTexts), [datasets])

  const apps = useMemo(() => {
    const filters = {
      productLines: state.productLines,
      categories: state.categories,
      dataTypes: state.dataTypes,
    }
    const found = searchApps(state.query)
    const left = filterApps(found, filters)
    return {
      count: left.length,
      hidden: found.length - left.length,
      groups: groupApps(left),
      facets: appFacets(listed, found, filters),
    }
  }, [listed, searchApps, state])

  const datasetLists = useMemo(() => {
    const filters = { dataTypes: state.datasetTypes, kinds: state.kinds }
    const found = searchDatasets(state.query)
    const left = filterDatasets(found, filters)
    return {
      count: left.length,
      hidden: found.length - left.length,
      left,
      facets: datasetFacets(datasets, found, filters),
    }
  }, [datasets, searchDatasets, state])

  return useMemo(() => ({ state, apps, datasets: datasetLists }), [state, apps, datasetLists])
}

export type HomeLists = ReturnType<typeof useHomeLists>
