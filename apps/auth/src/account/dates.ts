const locale = 'en-GB'
const dayMs = 24 * 3600 * 1000

const time = (at: Date) =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at)
const startOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)

/** How many midnights lie between a moment and now. */
function daysAgo(at: Date, now: number): number {
  return Math.round((startOfDay(now) - startOfDay(at.getTime())) / dayMs)
}

/** `4 March 2026`. */
export function dayInWords(iso: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(iso),
  )
}

/** `today, 08:14`, `yesterday, 17:40`, `12 November`, `4 March 2025`. `now`: milliseconds since 1970. */
export function momentInWords(iso: string, now: number): string {
  const at = new Date(iso)
  const ago = daysAgo(at, now)
  if (ago === 0) return `today, ${time(at)}`
  if (ago === 1) return `yesterday, ${time(at)}`
  const isThisYear = at.getFullYear() === new Date(now).getFullYear()
  return isThisYear
    ? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at)
    : dayInWords(iso)
}

/** The heading of a day: `Today`, `Yesterday, 21 November`, `12 November`. */
export function dayHeading(iso: string, now: number): string {
  const ago = daysAgo(new Date(iso), now)
  if (ago === 0) return 'Today'
  const day = ago < 300 ? momentInWords(iso, now + 2 * dayMs) : dayInWords(iso)
  return ago === 1 ? `Yesterday, ${day}` : day
}

/** `08:14`. */
export function timeOfDay(iso: string): string {
  return time(new Date(iso))
}
