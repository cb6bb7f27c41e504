import { resourcesOf } from '@vestibule/session'
import { describe, expect, it } from 'vitest'
import { datasetEntry, federatedEntry } from '../testing/entries.ts'
import { datasetFacets, datasetTexts, filterDatasets } from './dataset-filters.ts'
import { createSearch } from './search.ts'

const { datasets } = resourcesOf([
  datasetEntry('Northfield Oncology', ['Clinical Notes', 'Lab Tests']),
  federatedEntry('Four Rivers', ['Northfield', 'Osier']),
  datasetEntry('Osier Genomics', ['Genomics', 'Lab Tests']),
])

describe('the list of datasets', () => {
  it('is searched by name, members and data types', () => {
    const search = createSearch(datasets, datasetTexts)
    const found = (query: string) => search(query).map((dataset) => dataset.displayName)
    expect(found('osier')).toEqual(['Four Rivers (Northfield, Osier)', 'Osier Genomics'])
    expect(found('lab tests')).toEqual(['Northfield Oncology', 'Osier Genomics'])
    expect(found('osier_genomics')).toEqual(['Osier Genomics'])
  })

  it('is narrowed by kind and by any of the chosen data types', () => {
    const left = filterDatasets(datasets, { kinds: ['row'], dataTypes: ['Genomics', 'Aggregate'] })
    expect(left.map((dataset) => dataset.displayName)).toEqual(['Osier Genomics'])
  })

  it('counts the values of each filter under the other', () => {
    expect(datasetFacets(datasets, datasets, { dataTypes: ['Lab Tests'], kinds: [] })).toEqual({
      dataTypes: [
        { value: 'Aggregate', count: 1 },
        { value: 'Clinical Notes', count: 1 },
        { value: 'Genomics', count: 1 },
        { value: 'Lab Tests', count: 2 },
      ],
      kinds: [
        { value: 'row', count: 2 },
        { value: 'aggregate', count: 0 },
      ],
    })
  })
})
