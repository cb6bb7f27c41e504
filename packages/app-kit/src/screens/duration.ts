import { formattingLocale } from '../page-language.ts'
import { minutesAndSeconds } from '../time-left.ts'

/**
 * Formats a waiting time: `0:24` and `59:05` below an hour, then `1 hour 3 minutes`. Seconds, or minutes above an hour,
 * are rounded up.
 */
export function waitingTime(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / 1000))
  if (total < 3600) return minutesAndSeconds(total * 1000)
  const minutes = Math.ceil(total / 60)
  const parts = [count(Math.floor(minutes / 60), 'hour'), count(minutes % 60, 'minute')]
  const list = new Intl.ListFormat(formattingLocale(), { type: 'unit', style: 'narrow' })
  return list.format(parts.slice(0, minutes % 60 === 0 ? 1 : 2))
}

/**
 * Formats how long a code is valid: in minutes if it is a whole number of them, otherwise in seconds. The server's
 * mails use the same words (`packages/server/src/platform/languages/duration.ts`).
 */
export function durationInWords(seconds: number): string {
  return seconds > 0 && seconds % 60 === 0
    ? count(seconds / 60, 'minute')
    : count(seconds, 'second')
}

function count(value: number, unit: 'hour' | 'minute' | 'second'): string {
  return new Intl.NumberFormat(formattingLocale(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value)
}
