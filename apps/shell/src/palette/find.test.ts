import { describe, expect, it } from 'vitest'
import { createFinder, matchIn } from './find.ts'

const find = createFinder([
  { title: 'Record of cohorts' },
  { title: 'Discover' },
  { title: 'Cohort Builder', words: ['Find patients who match', null] },
  { title: 'Inès’ Notes' },
  { title: 'Patients' },
])
const titles = (query: string) => find(query).map(({ title }) => title)

describe('the palette finds', () => {
  it.each([
    ['what begins with it, then a word that does, then the rest', 'co', 3],
    ['no matter the case', 'COHORT b', 1],
    ['all words, in any order', 'builder cohort', 1],
    ['other words of a thing after those of titles', 'patients', 2],
    ['without diacritics', 'ines', 1],
    ['nothing', 'zebra', 0],
  ])('%s', (_what, query, count) => {
    expect(titles(query)).toHaveLength(count)
  })

  it('the best first', () => {
    expect(titles('co')).toEqual(['Cohort Builder', 'Record of cohorts', 'Discover'])
    expect(titles('patients')).toEqual(['Patients', 'Cohort Builder'])
  })

  it('at most five of a kind', () => {
    const many = createFinder(Array.from({ length: 20 }, (_, n) => ({ title: `App ${n}` })))
    expect(many('app')).toHaveLength(5)
  })
})

it.each([
  ['Cohort Builder', 'co', 'Co'],
  ['Discover cohorts', 'co', 'co'],
  ['Discover', 'co', 'co'],
  ['Inès Okafor', 'INES', 'Inès'],
  ['I\u0301nes', 'ines', 'I\u0301nes'],
  ['Signals', 'x', undefined],
  ['Signals', ' ', undefined],
])('in %s the part of %s is %s', (title, query, part) => {
  const match = matchIn(title, query)
  expect(match && title.slice(...match)).toBe(part)
})
