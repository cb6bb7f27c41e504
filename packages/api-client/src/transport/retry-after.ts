/**
 * Seconds until a call may be tried again, from the `Retry-After` header: seconds, or a date, which
 * is measured against the server's own `Date` so that a wrong local clock does not matter.
 */
export function retryAfterS(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (!value) return null
  if (/^\d+$/.test(value)) return Number(value)
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  const seconds = Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}
