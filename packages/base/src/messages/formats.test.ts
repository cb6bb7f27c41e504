import { describe, expect, it } from 'vitest'
import { createFormats, momentIn } from './formats.ts'

const formats = createFormats('en')
const now = new Date(2026, 10, 25, 15, 0) // a Wednesday

describe('when something was opened', () => {
  it.each([
    [new Date(2026, 10, 25, 15, 0), 'Now'],
    [new Date(2026, 10, 25, 14, 48), '12 min ago'],
    [new Date(2026, 10, 25, 12, 30), '2 hr ago'],
    [new Date(2026, 10, 25, 8, 0), 'Today'],
    [new Date(2026, 10, 24, 23, 0), 'Yesterday'],
    [new Date(2026, 10, 20, 9, 0), 'Friday'],
    [new Date(2026, 10, 18, 16, 0), '18 Nov'],
    // A time in the future counts as now, because the clock of this device may be slow.
    [new Date(2026, 10, 25, 15, 5), 'Now'],
  ])('%s is %s', (opened, words) => {
    expect(formats.opened(opened.toISOString(), now.getTime())).toBe(words)
  })

  it.each([
    ['de', 'vor 12 Min.'],
    ['fr', 'il y a 12 min'],
    ['ar', 'قبل 12 دقيقة'],
  ])('in %s has the units of the language: %s', (language, words) => {
    const opened = new Date(2026, 10, 25, 14, 48).toISOString()
    expect(createFormats(language).opened(opened, now.getTime()).replaceAll('\u00a0', ' ')).toBe(
      words,
    )
  })

  it('is nothing where the instant is none', () => {
    expect(formats.opened('soon', now.getTime())).toBe('')
  })
})

it.each([
  ['2026-03-31', '31 March 2026'],
  ['next week', 'next week'],
])('the day %s is %s', (text, words) => {
  expect(formats.day(text)).toBe(words)
})

it('a moment has the day before the month, and 24 hours', () => {
  expect(momentIn('en', new Date(2026, 10, 23, 15, 5))).toBe('23 Nov 2026, 15:05')
  expect(momentIn('ar', new Date(2026, 10, 23, 15, 5))).toContain('15:05')
})

it.each([
  [24, '24 seconds'],
  [61, '2 minutes'],
])('%d seconds are %s', (seconds, words) => {
  expect(formats.duration(seconds)).toBe(words)
})

it('lists are of all, of one, or without a word between them', () => {
  const names = ['a', 'b', 'c']
  expect([formats.both(names), formats.either(names), formats.items(names)]).toEqual([
    'a, b and c',
    'a, b or c',
    'a, b, c',
  ])
})
