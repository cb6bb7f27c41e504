import { localeOf } from './locale.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Formats a day and time in the device's time zone: `23 Nov 2026, 08:05`. */
export function momentIn(language: string, at: Date): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(at)
}

/** Texts for a time within the last hour. `askedAgo` says how long ago it was, and at what time of the day. */
export interface AgoTexts {
  /** The text for less than a minute ago. */
  readonly justNow: string
  readonly askedAgo: (values: { readonly distance: string; readonly time: string }) => string
}

/**
 * Makes functions that format instants, days, durations and lists in one language. Instants and days are ISO 8601; any
 * other text is returned unchanged, except by `opened`.
 */
export function createFormats(language: string) {
  const locale = localeOf(language)
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' })
  const relative = new Intl.RelativeTimeFormat(locale)
  const short = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'always' })
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const fullDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const both = new Intl.ListFormat(locale)
  const items = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
  const inUnit = (value: number, unit: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const instant = (iso: string) => {
    const date = new Date(iso)
    return Number.isNaN(date.getTime()) ? iso : momentIn(language, date)
  }
  return {
    instant,
    /** Formats the time of a day as `14:05`. */
    time: (at: Date): string => clock.format(at),
    /**
     * Formats an instant: within the last hour as minutes ago, otherwise with day and time. An instant in the future
     * counts as just now.
     */
    ago: (iso: string, now: number, texts: AgoTexts): string => {
      const date = new Date(iso)
      const passed = Math.floor((now - date.getTime()) / 60_000)
      if (!(passed < 60)) return instant(iso)
      const distance = passed < 1 ? texts.justNow : relative.format(-passed, 'minute')
      return texts.askedAgo({ distance, time: clock.format(date) })
    },
    /**
     * Says when something was last opened, in a word or two: `2 hr ago`, `Today`, `Friday`. Empty if `iso` is no valid
     * time.
     */
    opened: (iso: string, now: number): string => {
      const date = new Date(iso)
      const passed = Math.max(0, now - date.getTime())
      if (Number.isNaN(passed)) return ''
      if (passed < 60_000) return capital(days.format(0, 'second'))
      if (passed < hourMs) return short.format(-Math.floor(passed / 60_000), 'minute')
      if (passed < 4 * hourMs) return short.format(-Math.floor(passed / hourMs), 'hour')
      const before = daysBetween(date, new Date(now))
      if (before < 2) return capital(days.format(-before, 'day'))
      return before < 7 ? weekday.format(date) : dayOfYear.format(date)
    },
    /** Formats a day such as `2026-03-31` as `31 March 2026`. */
    day: (text: string): string => {
      const date = new Date(text)
      return Number.isNaN(date.getTime()) ? text : fullDay.format(date)
    },
    /** Formats a duration: in seconds below a minute, otherwise in whole minutes, rounded up. */
    duration: (seconds: number): string =>
      seconds < 60 ? inUnit(seconds, 'second') : inUnit(Math.ceil(seconds / 60), 'minute'),
    /** Joins names as in `a, b and c`. */
    both: (names: readonly string[]): string => both.format(names),
    /** Joins names as in `a, b or c`. */
    either: (names: readonly string[]): string => either.format(names),
    /** Joins names as in `a, b, c`. */
    items: (names: readonly string[]): string => items.format(names),
  }
}

/** How many midnights lie between two instants, in the device's time zone. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((midnight(to) - midnight(from)) / dayMs)
}
