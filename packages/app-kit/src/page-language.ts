import { isLanguage, type Language } from '@vestibule/api-client/contract'
import { localeOf } from '@vestibule/base/messages/locale'

/** Returns the language of the page, which the server has chosen; English if the page names no known language. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** The locale for the page's numbers, dates and lists. */
export function formattingLocale(): string {
  return localeOf(pageLanguage())
}
