import { groupApps, resourcesOf } from '@vestibule/session'
import { describe, expect, it } from 'vitest'
import { appEntry } from '../testing/entries.ts'
import { appFacets, appTexts, filterApps, type AppFilters } from './app-filters.ts'
import { createSearch } from './search.ts'

const { apps } = resourcesOf([
  appEntry('Signals', ['Discover/Evidence']),
  appEntry('Target Atlas', ['Discover/Targets'], { supported_dataset_types: ['Aggregate'] }),
  appEntry('Cohorts', ['Clinical/Cohorts', 'Discover/Evidence'], {
    supported_dataset_types: ['Clinical Notes', 'Lab Tests'],
  }),
  appEntry('Access Review', [], { dataset_dependent: false }),
])
const none: AppFilters = { productLines: [], categories: [], dataTypes: [] }
const names = (filters: Partial<AppFilters>) =>
  filterApps(apps, { ...none, ...filters }).map((app) => app.name)

describe('the list of apps', () => {
  it('is searched by name, product line and category', () => {
    const search = createSearch(apps, appTexts)
    const found = (query: string) => search(query).map((app) => app.name)
    expect(found('atlas')).toEqual(['Target Atlas'])
    expect(found('clinical')).toEqual(['Cohorts'])
    expect(found('evidence')).toEqual(['Signals', 'Cohorts'])
    expect(found('atlas evidence')).toEqual([])
  })

  it('shows an app of several product lines only under the chosen ones', () => {
    const left = filterApps(apps, { ...none, productLines: ['Clinical'] })
    expect(groupApps(left).map((line) => line.productLine)).toEqual(['Clinical'])
  })

  it.each([
    ['any of the chosen product lines', { productLines: ['Clinical', 'Discover'] }, 3],
    [
      'one place that meets both filters',
      { productLines: ['Clinical'], categories: ['Evidence'] },
      0,
    ],
    ['a category in any product line', { categories: ['Evidence'] }, 2],
  ])('needs %s', (_what, filters, count) => {
    expect(names(filters)).toHaveLength(count)
  })

  it('keeps apps that work on any data type, but not those that need no data', () => {
    const filters = { dataTypes: ['Lab Tests'] }
    expect(names(filters)).toEqual(['Signals', 'Cohorts'])
  })
})

describe('the values of the filters', () => {
  const facets = appFacets(apps, apps, { ...none, productLines: ['Clinical'] })

  it('count without their own choice', () => {
    expect(facets.productLines).toEqual([
      { value: 'Discover', count: 3 },
      { value: 'Clinical', count: 1 },
    ])
  })

  it('count under the other filters and stay where nothing matches', () => {
    expect(facets.dataTypes).toEqual([
      { value: 'Aggregate', count: 0 },
      { value: 'Clinical Notes', count: 1 },
      { value: 'Lab Tests', count: 1 },
    ])
    expect(facets.categories).toEqual([
      { value: 'Evidence', count: 0 },
      { value: 'Targets', count: 0 },
      { value: 'Cohorts', count: 1 },
    ])
  })
})
