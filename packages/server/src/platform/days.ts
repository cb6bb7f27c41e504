/**
 * Functions about calendar days as people choose them, such as `2027-03-31`. The caller passes the time zone that says
 * when a day begins and ends.
 */

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // The locale `en-CA` formats a date like `2027-03-31`.
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** Whether the text names a time zone, such as `Europe/Berlin`. */
export function isTimeZone(text: string): boolean {
  try {
    formatOf(text)
    return true
  } catch {
    return false
  }
}

/** Whether the text is a day that exists, such as `2027-03-31`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // Compare the result with the text: `Date.parse` accepts 30 February and returns a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The calendar day that contains a moment, such as `2027-03-31`, in this time zone. */
export function dayOf(moment: Date, timeZone: string): string {
  return formatOf(timeZone).format(moment)
}

const hour = 3_600_000

/**
 * The first moment of a calendar day: usually midnight, but later if clocks are put forward at midnight. If the time
 * zone has skipped the day, the first moment after the gap.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const utc = Date.parse(day)
  // Search within 15 hours of midnight UTC: no time zone is more than 14 hours ahead of UTC or behind it.
  let before = utc - 15 * hour
  let from = utc + 15 * hour
  while (from - before > 1) {
    const between = Math.floor((before + from) / 2)
    if (dayOf(new Date(between), timeZone) >= day) from = between
    else before = between
  }
  return new Date(from)
}

/** The last calendar day of a period that ends at `end`: the day of the millisecond before `end`. */
export function lastDayOf(end: Date, timeZone: string): string {
  return dayOf(new Date(end.getTime() - 1), timeZone)
}

/** The first moment after a calendar day: when a grant that lasts until that day ends. */
export function endOfDay(day: string, timeZone: string): Date {
  return startOfDay(new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10), timeZone)
}
