import type { Language } from '@vestibule/api-client/contract'
import { localeOf } from '@vestibule/base/messages/locale'

/** Writes a date and time in UTC in words, for a mail. */
export function momentInWords(language: Language, at: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf(language), format).format(at)
}
