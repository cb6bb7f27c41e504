import { expect, it } from 'vitest'
import { durationInWords, waitingTime } from './duration.ts'

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [24_000, '0:24'],
  [59_001, '1:00'],
  [3_545_000, '59:05'],
  [3_600_000, '1 hour'],
  [3_723_000, '1 hour 3 minutes'],
  [75_600_000, '21 hours'],
])('a wait of %d ms reads %s', (milliseconds, shown) => {
  expect(waitingTime(milliseconds)).toBe(shown)
})

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [150, '150 seconds'],
  [900, '15 minutes'],
])('%d s is %s in words', (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words)
})
