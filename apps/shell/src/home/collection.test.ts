import { describe, expect, it } from 'vitest'
import { collectionOf } from './collection.ts'

describe('the colour of a product line', () => {
  const lines = ['Discover', 'Clinical', 'Trials', 'Operate', 'More']
  it.each([
    ['Discover', 1],
    ['Operate', 4],
    ['More', 1],
    [null, 2],
  ] as const)('%s is %i of 4', (name, colour) => {
    expect(collectionOf(lines, name)).toBe(colour)
  })
})
