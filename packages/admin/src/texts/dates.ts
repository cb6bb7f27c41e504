import { createFormats } from '@vestibule/base/messages/formats'
import { localeOf } from '@vestibule/base/messages/locale'

/** Makes functions that format numbers, days, times and lists in one language. Instants are ISO 8601. */
export function createDates(
  language: string,
  words: { readonly today: string; readonly yesterday: string },
) {
  const locale = localeOf(language)
  const numbers = new Intl.NumberFormat(locale)
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  const clock = format({ timeStyle: 'short', hourCycle: 'h23' })
  const seconds = format({ timeStyle: 'medium', hourCycle: 'h23' })
  const day = format({ day: 'numeric', month: 'short' })
  const dayOfYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
  const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
  // Format in UTC, because the server counts sign-ins by UTC day.
  const weekday = format({ weekday: 'short', timeZone: 'UTC' })
  const { day: lastDay, duration, items } = createFormats(language)
  return {
    number: (n: number): string => numbers.format(n),
    /** Formats a number of minutes: `15 minutes`. */
    minutes: (n: number): string => duration(n * 60),
    /** Joins items into a list: `a, b, c`. */
    items,
    /** Joins sentences into a text. Those that are false are left out. */
    sentences: (said: readonly (string | false)[]): string =>
      said.filter(Boolean).join(language === 'ja' ? '' : ' '),
    /** Formats an instant: `Today 11:04`, `Yesterday 17:20`, `2 Nov`, `2 Nov 2024`. */
    moment: (iso: string, now: number): string => {
      const date = new Date(iso)
      if (Number.isNaN(date.getTime())) return iso
      const today = new Date(now)
      const yesterday = new Date(now)
      yesterday.setDate(today.getDate() - 1)
      if (date.toDateString() === today.toDateString())
        return `${words.today} ${clock.format(date)}`
      if (date.toDateString() === yesterday.toDateString())
        return `${words.yesterday} ${clock.format(date)}`
      return (date.getFullYear() === today.getFullYear() ? day : dayOfYear).format(date)
    },
    /** Formats the day of an instant: `12 Jan 2024`. */
    day: (iso: string): string => {
      const date = new Date(iso)
      return Number.isNaN(date.getTime()) ? iso : dayOfYear.format(date)
    },
    /** Formats a day of the platform's calendar, such as `2027-03-31`. It is the same day in every time zone. */
    lastDay,
    /** Formats a day for the beginning of a sentence: `Friday 20 November`. */
    longDay: (at: string | number): string => {
      const text = longDay
        .format(new Date(at))
        .replace(/^(\p{L}+), (?=\d)/u, language === 'en' ? '$1 ' : '$&')
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
    },
    /** Formats the weekday of a date such as `2026-11-20`: `Fri`. */
    weekday: (date: string): string => weekday.format(new Date(date)),
    /** Formats the time of an instant: `14:20`. */
    time: (at: string | number): string => clock.format(new Date(at)),
    /** Formats the time of an instant with its seconds: `14:05:12`. */
    exactTime: (iso: string): string => seconds.format(new Date(iso)),
  }
}
