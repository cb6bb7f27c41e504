/** Texts that say that something happened within the last hour. */
export interface AgoWords {
  /** For less than a minute ago. */
  readonly justNow: string
  /** Joins a distance such as `5 minutes ago` and a time such as `14:05`. */
  readonly at: (distance: string, time: string) => string
}

/** Formats instants, durations and lists in one language. */
export function createFormats(locale: string) {
  // As everywhere in the platform: the words of English dates are British.
  const dates = locale === 'en' ? 'en-GB' : locale
  const dateTime = new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'short' })
  const clock = new Intl.DateTimeFormat(dates, { timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(locale)
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const both = new Intl.ListFormat(locale)
  const inUnit = (value: number, unit: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  /** Formats an instant (ISO 8601). Any other text is returned unchanged. */
  const instant = (iso: string) => {
    const date = new Date(iso)
    return Number.isNaN(date.getTime()) ? iso : dateTime.format(date)
  }
  return {
    instant,
    time: (at: Date): string => clock.format(at),
    /** Formats an instant (ISO 8601): within the last hour as minutes ago, otherwise as a date. */
    ago: (iso: string, now: number, words: AgoWords): string => {
      const date = new Date(iso)
      const passed = Math.floor((now - date.getTime()) / 60_000)
      if (!(passed < 60)) return instant(iso)
      const distance = passed < 1 ? words.justNow : relative.format(-passed, 'minute')
      return words.at(distance, clock.format(date))
    },
    /** Formats a duration: below a minute in seconds, from a minute in whole minutes, rounded up. */
    duration: (seconds: number): string =>
      seconds < 60 ? inUnit(seconds, 'second') : inUnit(Math.ceil(seconds / 60), 'minute'),
    both: (names: readonly string[]): string => both.format(names),
    either: (names: readonly string[]): string => either.format(names),
  }
}
