import { describe, expect, it } from 'vitest'
import { createDates } from './dates.ts'

const dates = createDates('en')
const now = new Date(2026, 10, 25, 15, 0) // a Wednesday

describe('when something was opened', () => {
  it.each([
    [new Date(2026, 10, 25, 15, 0), 'Now'],
    [new Date(2026, 10, 25, 14, 48), '12m ago'],
    [new Date(2026, 10, 25, 12, 30), '2h ago'],
    [new Date(2026, 10, 25, 8, 0), 'Today'],
    [new Date(2026, 10, 24, 23, 0), 'Yesterday'],
    [new Date(2026, 10, 20, 9, 0), 'Friday'],
    [new Date(2026, 10, 18, 16, 0), 'Nov 18'],
    // A time in the future counts as now, because the clock of this device may be slow.
    [new Date(2026, 10, 25, 15, 5), 'Now'],
  ])('%s is %s', (opened, words) => {
    expect(dates.opened(opened.toISOString(), now.getTime())).toBe(words)
  })

  it('is nothing where the instant is none', () => {
    expect(dates.opened('soon', now.getTime())).toBe('')
  })
})

it.each([
  ['2026-03-31', 'March 31, 2026'],
  ['next week', 'next week'],
])('the day %s is %s', (text, words) => {
  expect(dates.day(text)).toBe(words)
})
