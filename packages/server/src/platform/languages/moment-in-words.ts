import type { Language } from '@vestibule/api-client/contract'

/** Date and time in UTC, as worded in a mail. */
export function momentInWords(language: Language, at: Date): string {
  // In English, dates have the day before the month, and 24 hours.
  const locale = language === 'en' ? 'en-GB' : language
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(at)
}
