import { isLanguage, type Language } from '@vestibule/api-client/contract'

/** The language of the page, which the server has chosen. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** The locale for dates and lists. English is formatted as British English. */
export function formattingLocale(): string {
  const language = pageLanguage()
  return language === 'en' ? 'en-GB' : language
}
