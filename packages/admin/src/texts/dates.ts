/** Formats dates and times for one language. */
export function createDates(
  locale: string,
  words: { readonly today: string; readonly yesterday: string },
) {
  // British order of day and month, as in all English texts.
  const dates = locale === 'en' ? 'en-GB' : locale
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' })
  const day = new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'short' })
  const dayOfYear = new Intl.DateTimeFormat(dates, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  return {
    /** Formats an instant (ISO 8601): `Today 11:04`, `Yesterday 17:20`, `2 Nov`, `2 Nov 2024`. */
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
    /** A day (ISO 8601): `12 Jan 2024`. */
    day: (iso: string): string => {
      const date = new Date(iso)
      return Number.isNaN(date.getTime()) ? iso : dayOfYear.format(date)
    },
    /** The time of a day (ISO 8601): `14:20`. */
    time: (iso: string): string => clock.format(new Date(iso)),
  }
}
