import { expect, it } from 'vitest'
import { english } from '../testing/english.ts'
import { openWords } from './home-head.tsx'

it.each([
  [14, 6, '14 apps and 6 datasets are open to you.'],
  [1, 1, '1 app and 1 dataset are open to you.'],
  [1, 0, '1 app is open to you.'],
  [0, 1, '1 dataset is open to you.'],
  [0, 1200, '1,200 datasets are open to you.'],
  [0, 0, 'Nothing is open to you yet.'],
])('%d apps and %d datasets: %s', (apps, datasets, words) => {
  expect(openWords({ apps, datasets }, english.home)).toBe(words)
})
