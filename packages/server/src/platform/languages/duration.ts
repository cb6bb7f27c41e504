import type { Language } from '@vestibule/api-client/contract'
import { localeOf } from '@vestibule/base/messages/locale'

/**
 * Writes in words how long a code or link is valid: in minutes if the time is a whole number of minutes, otherwise in
 * seconds. The sign-in app has the same words (`packages/app-kit/src/screens/duration.ts`).
 */
export function durationInWords(language: Language, seconds: number): string {
  return seconds > 0 && seconds % 60 === 0
    ? amount(language, seconds / 60, 'minute')
    : amount(language, seconds, 'second')
}

export function amount(
  language: Language,
  count: number,
  unit: 'second' | 'minute' | 'hour' | 'day',
): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count)
}
