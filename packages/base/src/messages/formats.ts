import { localeOf } from './locale.ts'

/** Day and time in the device's time zone: `23 Nov 2026, 08:05`. */
export function momentIn(language: string, at: Date): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(at)
}
