import { describe, expect, it } from 'vitest'
import { dayOf, endOfDay, isTimeZone, lastDayOf, startOfDay } from './days.ts'

describe('a day', () => {
  it.each([
    ['2027-03-31', 'UTC', '2027-03-31T00:00:00.000Z', '2027-04-01T00:00:00.000Z'],
    ['2027-01-15', 'Europe/Berlin', '2027-01-14T23:00:00.000Z', '2027-01-15T23:00:00.000Z'],
    // Clocks change on these days, which have 23 and 25 hours.
    ['2027-03-28', 'Europe/Berlin', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', 'Europe/Berlin', '2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'],
    // Time zones fourteen hours ahead of UTC, and eleven behind.
    ['2027-12-31', 'Pacific/Kiritimati', '2027-12-30T10:00:00.000Z', '2027-12-31T10:00:00.000Z'],
    ['2027-12-31', 'Pacific/Niue', '2027-12-31T11:00:00.000Z', '2028-01-01T11:00:00.000Z'],
    // This day has no midnight: the clocks go from 24:00 to 1:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
    ['2028-02-29', 'Asia/Kathmandu', '2028-02-28T18:15:00.000Z', '2028-02-29T18:15:00.000Z'],
  ])('%s in %s begins and ends', (day, zone, from, until) => {
    expect(startOfDay(day, zone).toISOString()).toBe(from)
    expect(endOfDay(day, zone).toISOString()).toBe(until)
    expect(lastDayOf(endOfDay(day, zone), zone)).toBe(day)
    expect(dayOf(startOfDay(day, zone), zone)).toBe(day)
    expect(dayOf(new Date(startOfDay(day, zone).getTime() - 1), zone) < day).toBe(true)
  })

  it('that a zone has skipped ends where it would have begun', () => {
    const [start, end] = [
      startOfDay('2011-12-30', 'Pacific/Apia'),
      endOfDay('2011-12-30', 'Pacific/Apia'),
    ]
    expect(start).toEqual(end)
    expect(dayOf(start, 'Pacific/Apia')).toBe('2011-12-31')
  })
})

it('a zone is known by its name', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
