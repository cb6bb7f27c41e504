import { expect, it } from 'vitest'
import { areaByText, areaByValue } from './area-under-curve.ts'

const samples = (known: readonly number[], unknown: readonly number[], group = '') => [
  ...known.map((value) => ({ isKnown: true, group, value })),
  ...unknown.map((value) => ({ isKnown: false, group, value })),
]

it('two kinds are told apart by a number always, never, or in three of four cases', () => {
  expect(areaByValue(samples([1, 2], [3, 4]))).toBe(1)
  expect(areaByValue(samples([3, 4], [1, 2]))).toBe(1)
  expect(areaByValue(samples([1, 1], [1, 1]))).toBe(0.5)
  expect(areaByValue(samples([1, 3], [2, 4]))).toBe(0.75)
  // The values of the groups a and b differ from each other, but within a group not by `isKnown`.
  expect(areaByValue([...samples([1, 2], [1, 2], 'a'), ...samples([8], [8, 8], 'b')])).toBe(0.5)
})

it('texts tell them apart where they come for one kind more often, but not by chance', () => {
  const answers = (known: string, unknown: string) =>
    Array.from({ length: 40 }, (_, n) => ({
      isKnown: n % 2 === 0,
      text: n % 2 === 0 ? known : unknown,
    }))
  expect(areaByText(answers('x', 'y'))).toBe(1)
  expect(areaByText(answers('x', 'x'))).toBe(0.5)
  expect(areaByText(answers('x', 'x').map(({ isKnown }, n) => ({ isKnown, text: `${n}` })))).toBe(
    0.5,
  )
})
