import { formattingLocale } from '../page-language.ts'

const dayMs = 24 * 3600 * 1000

/** Formats the time of day of a date as `08:14`. */
const time = (at: Date) =>
  new Intl.DateTimeFormat(formattingLocale(), { hour: '2-digit', minute: '2-digit' }).format(at)
const startOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)

/** Number of midnights between the date and `now`, in milliseconds since 1970; negative for a date on a later day. */
function daysAgo(at: Date, now: number): number {
  return Math.round((startOfDay(now) - startOfDay(at.getTime())) / dayMs)
}

/** Returns `today` or `yesterday` in the language of the page. */
function nearDay(ago: 0 | 1): string {
  return new Intl.RelativeTimeFormat(formattingLocale(), { numeric: 'auto' }).format(-ago, 'day')
}

/** The text between a day and its time, such as the comma in `today, 08:14`, or between two names of a day. */
function between(): string {
  return ({ ja: ' ', ar: '، ' } as Partial<Record<string, string>>)[formattingLocale()] ?? ', '
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(formattingLocale()) + text.slice(1)
}

/** Formats a day as `4 March 2026`. */
export function dayInWords(iso: string): string {
  return new Intl.DateTimeFormat(formattingLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(iso))
}

/**
 * Formats a moment relative to now: `today, 08:14`, `yesterday, 17:40`, `12 November`, `4 March 2025`. `now`:
 * milliseconds since 1970.
 */
export function momentInWords(iso: string, now: number): string {
  const at = new Date(iso)
  const ago = daysAgo(at, now)
  if (ago === 0 || ago === 1) return `${nearDay(ago)}${between()}${time(at)}`
  return dayOf(iso, now)
}

/** Formats a day as `12 November`, or as `12 November 2025` if that is not the current year. */
function dayOf(iso: string, now: number): string {
  const at = new Date(iso)
  return at.getFullYear() === new Date(now).getFullYear()
    ? new Intl.DateTimeFormat(formattingLocale(), { day: 'numeric', month: 'long' }).format(at)
    : dayInWords(iso)
}

/** Formats a day as a heading: `Today`, `Yesterday, 21 November`, `12 November`. */
export function dayHeading(iso: string, now: number): string {
  const ago = daysAgo(new Date(iso), now)
  if (ago === 0) return capitalized(nearDay(0))
  const day = ago < 300 ? dayOf(iso, now) : dayInWords(iso)
  return ago === 1 ? `${capitalized(nearDay(1))}${between()}${day}` : day
}

/** Formats the time of day of an instant as `08:14`. */
export function timeOfDay(iso: string): string {
  return time(new Date(iso))
}

/** Joins names as in `password and mailed code`. */
export function inOneLine(names: readonly string[]): string {
  return new Intl.ListFormat(formattingLocale(), { type: 'conjunction' }).format(names)
}
