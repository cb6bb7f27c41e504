import { describe, expect, it } from 'vitest'
import {
  clearedHomeState,
  countFilters,
  initialHomeState,
  readHomeState,
  writeHomeState,
  type HomeState,
} from './home-state.ts'

const full: HomeState = {
  tab: 'datasets',
  query: 'lung cancer',
  productLines: ['Discover', 'Clinical & Trials'],
  categories: ['Evidence'],
  dataTypes: ['Lab Tests'],
  datasetTypes: ['Aggregate', 'Imaging'],
  kinds: ['aggregate'],
  unavailable: true,
}

const write = (state: HomeState, address = '') =>
  writeHomeState(new URLSearchParams(address), state).toString()

describe('the address of the home page', () => {
  it('is empty for the initial state', () => {
    expect(write(initialHomeState)).toBe('')
    expect(readHomeState(new URLSearchParams())).toEqual(initialHomeState)
  })

  it('holds the whole state, so that a copied address shows the same page', () => {
    expect(readHomeState(new URLSearchParams(write(full)))).toEqual(full)
  })

  it('is the same for the same state, whatever stood there before', () => {
    expect(write(full, write({ ...full, kinds: ['row'] }))).toBe(write(full))
  })

  it('keeps the parameters of others', () => {
    expect(write(initialHomeState, 'doc=cohort.inclusion&q=old')).toBe('doc=cohort.inclusion')
  })

  it.each([
    ['an unknown tab', 'tab=settings', { tab: 'apps' }],
    ['a flag that is not 1', 'unavailable=yes', { unavailable: false }],
    ['values said twice', 'line=A&line=A&line=B', { productLines: ['A', 'B'] }],
    ['empty values', 'line=&line=+&category=', { productLines: [], categories: [] }],
    ['a query of any length', `q=${'x'.repeat(5000)}`, { query: 'x'.repeat(200) }],
    ['a broken escape', 'q=%E0%A4%A', { query: '\uFFFD%A' }],
  ])('reads %s without complaint', (_what, address, expected) => {
    expect(readHomeState(new URLSearchParams(address))).toMatchObject(expected)
  })

  it('leaves the spaces at the ends of a search out', () => {
    expect(write({ ...initialHomeState, query: ' lung ' })).toBe('q=lung')
  })
})

describe('filters', () => {
  it.each([
    ['apps', 3],
    ['datasets', 2],
  ] as const)('of the %s tab count as %i', (tab, count) => {
    expect(countFilters({ ...full, tab })).toBe(count)
  })

  it('are cleared together with the search, on the same tab', () => {
    expect(clearedHomeState(full)).toEqual({
      ...initialHomeState,
      tab: 'datasets',
      unavailable: true,
    })
  })
})
