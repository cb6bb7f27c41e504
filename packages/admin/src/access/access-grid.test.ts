import type { ItemOf } from '@vestibule/api-client/contract'
import { afterEach, expect, it } from 'vitest'
import { gridOf } from './access-grid.ts'

const grant = (
  name: string,
  kind: string,
  change: Partial<ItemOf<'listGrants'>> = {},
): ItemOf<'listGrants'> => ({
  resource: { id: name, name, kind },
  organization: { id: 'osier', name: 'Osier', people: 3, keep: 0, opened: 1 },
  user: null,
  imported: false,
  given_by: 'Inès Okafor',
  given_at: '2026-05-02T09:00:00Z',
  from: null,
  until: null,
  last_day: null,
  reason: null,
  ...change,
})
const ada = {
  id: 'usr_1',
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@osier.example',
  organization: { id: 'osier', name: 'Osier' },
  has_it_anyway: true,
  last_opened_at: null,
}

afterEach(() => {
  document.documentElement.lang = 'en'
})

it('has datasets first, in the alphabet of the page', () => {
  const toAll = ['Zeta', 'Ängeln', 'Birch'].map((name) => grant(name, 'DatasetResource'))
  const names = () =>
    gridOf([grant('Alpha', 'AppResource'), ...toAll], []).rows.map(({ resource }) => resource.name)
  document.documentElement.lang = 'de'
  expect(names()).toEqual(['Ängeln', 'Birch', 'Zeta', 'Alpha'])
})

it('joins what everyone has and what a person has to one row', () => {
  const own = grant('Rivers', 'DatasetResource', {
    organization: null,
    user: ada,
    given_by: 'Rui Almeida',
    given_at: '2026-06-02T09:00:00Z',
  })
  const { rows, people } = gridOf([grant('Rivers', 'DatasetResource')], [own])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    everyone: { organization: { id: 'osier' } },
    givenBy: ['Inès Okafor', 'Rui Almeida'],
    since: '2026-06-02T09:00:00Z',
  })
  expect(rows[0]?.own.get('usr_1')?.user).toBe(ada)
  expect(people).toEqual([ada])
})
