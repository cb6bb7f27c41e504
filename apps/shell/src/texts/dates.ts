const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Formats dates for one language. */
export function createDates(locale: string) {
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: 'always' })
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const fullDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

  return {
    /** When something was opened (ISO 8601), in a word or two: `2h ago`, `Today`, `Friday`. */
    opened: (iso: string, now: number): string => {
      const date = new Date(iso)
      const passed = Math.max(0, now - date.getTime())
      if (Number.isNaN(passed)) return ''
      if (passed < 60_000) return capital(days.format(0, 'second'))
      if (passed < hourMs) return relative.format(-Math.floor(passed / 60_000), 'minute')
      if (passed < 4 * hourMs) return relative.format(-Math.floor(passed / hourMs), 'hour')
      const before = daysBetween(date, new Date(now))
      if (before < 2) return capital(days.format(-before, 'day'))
      return before < 7 ? weekday.format(date) : day.format(date)
    },
    /** Formats a day such as `2026-03-31`. Any other text is returned unchanged. */
    day: (text: string): string => {
      const date = new Date(text)
      return Number.isNaN(date.getTime()) ? text : fullDay.format(date)
    },
  }
}

/** The number of midnights between two instants, in the device's time zone. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((midnight(to) - midnight(from)) / dayMs)
}
