import { groupApps, resourcesOf, supportsDataset } from '@vestibule/session'
import { expect, test } from 'vitest'
import { appEntry as app, datasetEntry, federatedEntry } from '../../internal/resource-entries.ts'

test('an app is known by its address without slashes and spaces', () => {
  const { apps } = resourcesOf([app(' /cohort-explorer/ '), app('lab/trial_finder')])
  expect(apps.map(({ id, name }) => [id, name])).toEqual([
    ['cohort-explorer', 'Cohort Explorer'],
    ['lab/trial_finder', 'Lab/Trial Finder'],
  ])
})

test('an app keeps the name it is given', () => {
  const [named] = resourcesOf([app('x', { display_name: 'Signals' })]).apps
  expect(named?.name).toBe('Signals')
})

test('only enabled apps are active, all stay known', () => {
  const { apps, allApps } = resourcesOf([app('a'), app('b', { enable: false })])
  expect(apps.map(({ id }) => id)).toEqual(['a'])
  expect(allApps.map(({ id, enabled }) => [id, enabled])).toEqual([
    ['a', true],
    ['b', false],
  ])
})

test('product lines and categories come in the order of the list, each once', () => {
  const { apps, categories } = resourcesOf([
    app('a', { product_line: [{ name: 'Clinical', sub_category: 'Cohorts' }] }),
    app('b', {
      product_line: [
        { name: 'Discover', sub_category: null },
        { name: 'Clinical', sub_category: 'Records' },
      ],
    }),
    app('c', { product_line: [{ name: 'Clinical', sub_category: 'Cohorts' }] }),
    app('d'),
  ])
  expect(categories).toEqual(['Cohorts', 'Records'])
  expect(apps[1]).toMatchObject({ productLines: ['Discover', 'Clinical'], category: 'Records' })
  const ids = groupApps(apps).map(({ productLine, categories: groups }) => [
    productLine,
    groups.map((group) => [group.category, group.apps.map(({ id }) => id)]),
  ])
  expect(ids).toEqual([
    [
      'Clinical',
      [
        ['Cohorts', ['a', 'c']],
        ['Records', ['b']],
      ],
    ],
    ['Discover', [[null, ['b']]]],
    [null, [[null, ['d']]]],
  ])
})

test('a dataset is known by the name of its resource', () => {
  const { datasets } = resourcesOf([
    datasetEntry('lung/v2', { display_name: 'Lung', is_aggregate: true }),
  ])
  expect(datasets).toEqual([
    {
      id: 'lung/v2',
      version: 'lung/v2',
      name: 'lung/v2',
      displayName: 'Lung',
      isFederated: false,
      isAggregateOnly: true,
      datatypes: [],
      members: [],
      description: null,
      releasedAt: null,
      size: { patients: null, samples: null },
      lastDay: null,
      renewable: false,
    },
  ])
})

test('an app says what it is for and how it is reached', () => {
  const mount = { kind: 'frame', src: 'https://x.example/', allow: [] } as const
  const said = {
    description: 'Curves',
    mount: { ...mount, allow: [] },
    gate: { origin: 'https://x.example' },
  }
  const [full, bare] = resourcesOf([app('x', said), app('y')]).apps
  expect(full).toMatchObject({ ...said, mount })
  expect(bare).toMatchObject({ description: null, mount: null, gate: null })
})

test('a dataset carries what the platform says of it', () => {
  const entry = federatedEntry('All', ['North'])
  if (entry.resourcetype !== 'FederatedDatasetResource') throw new Error('not federated')
  Object.assign(entry.resource, {
    description: 'Registries',
    version: '2026.1',
    released_at: '2026-03-31',
    size: { patients: 12 },
    datasets: [{ name: 'north', display_name: 'North', version: '2025.4', size: { patients: 40 } }],
  })
  expect(resourcesOf([entry]).datasets[0]).toMatchObject({
    id: 'All',
    version: '2026.1',
    description: 'Registries',
    releasedAt: '2026-03-31',
    size: { patients: 12, samples: null },
    members: [
      {
        id: 'north',
        displayName: 'North',
        version: '2025.4',
        size: { patients: 40, samples: null },
      },
    ],
  })
})

test('a federated dataset names its members, and is an aggregate unless it says more', () => {
  const { datasets } = resourcesOf([
    federatedEntry('All', ['North', 'South']),
    federatedEntry('All', ['North', 'South'], ['Imaging']),
    federatedEntry('All', []),
  ])
  expect(datasets.map(({ displayName }) => displayName)).toEqual([
    'All (North, South)',
    'All (North, South)',
    'All',
  ])
  expect(datasets.map(({ datatypes }) => datatypes)).toEqual([
    ['Aggregate'],
    ['Imaging'],
    ['Aggregate'],
  ])
  expect(datasets.every(({ isAggregateOnly, isFederated }) => isAggregateOnly && isFederated)).toBe(
    true,
  )
})

test.each([
  [[], [], true],
  [[], ['Imaging'], true],
  [['Imaging'], ['Imaging', 'Aggregate'], true],
  [['Imaging'], ['Aggregate'], false],
  [['Imaging'], [], false],
])('an app for %j takes a dataset of %j: %s', (supportedDatasetTypes, datatypes, expected) => {
  expect(supportsDataset({ supportedDatasetTypes }, { datatypes })).toBe(expected)
})
