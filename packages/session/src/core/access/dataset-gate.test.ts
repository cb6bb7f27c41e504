import type { ReadState } from '@vestibule/base/read'
import { datasetIdIn, resourcesOf, withDataset, withoutDataset } from '@vestibule/session'
import { assert as assertProperty, property, string, webPath } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appEntry, datasetEntry } from '../../internal/resource-entries.ts'
import { datasetScope } from './dataset-gate.ts'
import type { Resources } from './resources.ts'

const resources: ReadState<Resources> = {
  status: 'loaded',
  value: resourcesOf([
    datasetEntry('lung', { datatypes: ['Aggregate'] }),
    datasetEntry('skin v2', { datatypes: ['Imaging'] }),
    appEntry('notes', { dataset_dependent: true }),
    appEntry('viewer', { dataset_dependent: true, supported_dataset_types: ['Imaging'] }),
    appEntry('genes', { dataset_dependent: true, supported_dataset_types: ['Genomics'] }),
    appEntry('device-list', { supported_dataset_types: ['Imaging'] }),
  ]),
}
const gate = (
  path: string,
  appId: string | null,
  list: ReadState<Resources> = resources,
  hasLeft = false,
) => datasetScope({ path, appId, hasLeft }, list).gate

describe('a page that needs a dataset', () => {
  test.each([
    ['no dataset', '/notes?q=1#x', 'notes', '/dv/lung/notes?q=1#x'],
    ['an empty place for one', '/dv//notes', 'notes', '/dv/lung/notes'],
    ['an app that takes only the second', '/viewer', 'viewer', '/dv/skin%20v2/viewer'],
    ['an app that is not registered', '/elsewhere', 'elsewhere', '/dv/lung/elsewhere'],
  ])('and has %s goes to the first that is supported', (_, path, appId, to) => {
    expect(gate(path, appId)).toEqual({ status: 'redirect', to })
    expect(gate(to, appId)).toMatchObject({ status: 'open' })
  })

  test('goes nowhere by itself once its user has left the dataset', () => {
    expect(gate('/notes?q=1', 'notes', resources, true)).toEqual({ status: 'left' })
    expect(gate('/device-list', 'device-list', resources, true)).toMatchObject({ status: 'open' })
    expect(gate('/genes', 'genes', resources, true)).toEqual({ status: 'none' })
  })

  test('opens with its dataset', () => {
    const scope = datasetScope({ path: '/dv/skin%20v2/viewer', appId: 'viewer' }, resources)
    expect(scope).toMatchObject({
      gate: { status: 'open', dataset: { id: 'skin v2' } },
      dataset: { id: 'skin v2' },
      supportedDatasets: [{ id: 'skin v2' }],
      defaultDataset: { id: 'skin v2' },
      hasDataset: true,
      isRegisteredApp: true,
    })
  })

  test('says so when no dataset suits its app', () => {
    expect(gate('/genes', 'genes')).toEqual({ status: 'none' })
    expect(gate('/dv/lung/genes', 'genes')).toEqual({ status: 'none' })
  })

  test('does not take a list that failed, or is on its way, for an empty one', () => {
    const failed = { status: 'failed', message: 'Server Error', error: null } as const
    expect(gate('/notes', 'notes', failed)).toEqual({ status: 'failed', message: 'Server Error' })
    expect(gate('/notes', 'notes', { status: 'loading' })).toEqual({ status: 'loading' })
  })
})

test.each([
  ['an unknown dataset', '/dv/nope/notes', 'notes', 'notListed', 'nope'],
  ['one that cannot be decoded', '/dv/%E0%A4%A/notes', 'notes', 'notListed', '%E0%A4%A'],
  ['one that its app does not take', '/dv/lung/viewer', 'viewer', 'notSupported', 'lung'],
  [
    'one that an app cannot use which needs none',
    '/dv/lung/device-list',
    'device-list',
    'notSupported',
    'lung',
  ],
  ['an unknown one without an app', '/dv/nope/?q=1', null, 'notListed', 'nope'],
])('an address with %s opens no other dataset in its place', (_, path, appId, reason, id) => {
  expect(gate(path, appId)).toEqual({ status: 'unavailable', reason, id })
  expect(datasetScope({ path, appId }, resources).dataset).toBeNull()
})

test.each([
  ['a registered app that needs none', '/device-list', 'device-list'],
  ['a page that belongs to no app', '/', null],
  ['a page below /auth/', '/auth/eula', 'elsewhere'],
])('%s opens without a dataset', (_, path, appId) => {
  expect(gate(path, appId)).toEqual({ status: 'open', dataset: null })
})

test('the home page knows the dataset of its address', () => {
  expect(gate('/dv/lung', null)).toMatchObject({ status: 'open', dataset: { id: 'lung' } })
})

test.each([
  ['/dv/lung', '/'],
  ['/dv/lung/', '/'],
  ['/dv/lung?q=1', '/?q=1'],
  ['/dv/lung/a/b?q=/dv/x#y', '/a/b?q=/dv/x#y'],
  ['/dv/lung//evil.example', '/evil.example'],
  ['/dvd/lung', '/dvd/lung'],
  ['/dv', '/dv'],
])('leaving the dataset of %s leads to %s', (path, left) => {
  expect(withoutDataset(path)).toBe(left)
})

test('every id comes back out of the address it was put into', () => {
  assertProperty(
    property(string({ minLength: 1, unit: 'grapheme' }), webPath(), (id, path) => {
      const scoped = withDataset(`/${path.replace(/^\/+/, '')}`, id)
      expect(datasetIdIn(scoped)).toBe(id)
      expect(datasetIdIn(withDataset(scoped, 'other'))).toBe('other')
      expect(scoped.startsWith('//')).toBe(false)
    }),
  )
  expect.hasAssertions()
})
