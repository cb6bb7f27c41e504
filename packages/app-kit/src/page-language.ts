import { isLanguage, type Language } from '@vestibule/api-client/contract'

/** The language of the page, as the server has chosen it. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** The locale in which dates and lists are written: the English of the app is British. */
export function formattingLocale(): string {
  const language = pageLanguage()
  return language === 'en' ? 'en-GB' : language
}
