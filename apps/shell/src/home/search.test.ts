import { describe, expect, it } from 'vitest'
import { createSearch } from './search.ts'

const item = ['Cohort Builder', 'Evidence', null, 'Étude']
const search = createSearch([item], (texts) => texts)

describe('a search', () => {
  it.each([
    ['part of a name', 'hort', true],
    ['any case', 'COHORT', true],
    ['words in any order', 'evidence cohort', true],
    ['diacritics that were not typed', 'etude', true],
    ['diacritics that the name lacks', 'côhort', true],
    ['spaces around and between', '  cohort   builder ', true],
    ['nothing at all', '   ', true],
    ['one word of two', 'cohort imaging', false],
    ['a pattern, taken by the letter', '.*', false],
    ['a match across two texts', 'builderevidence', false],
  ])('with %s', (_what, query, found) => {
    expect(search(query)).toEqual(found ? [item] : [])
  })

  it('keeps the order of the list', () => {
    expect(createSearch(['b1', 'a1', 'c2'], (text) => [text])('1')).toEqual(['b1', 'a1'])
  })
})
