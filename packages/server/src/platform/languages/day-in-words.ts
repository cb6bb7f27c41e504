import type { Language } from '@vestibule/api-client/contract'
import { localeOf } from '@vestibule/base/messages/locale'

/** Writes a day such as `2027-03-31` in words, for a mail or a page. */
export function dayInWords(language: Language, day: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(language), format).format(new Date(day))
}
