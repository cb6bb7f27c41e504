import type { Language } from '@vestibule/api-client/contract'

interface LanguageTexts {
  /** Accessible name of the select. */
  readonly label: string
  /** The option that follows the browser's language. */
  readonly ofBrowser: string
}

/** Texts of the language select, in each language of the page. */
export const languageTexts: Readonly<Record<Language, LanguageTexts>> = {
  en: { label: 'Language', ofBrowser: 'Language of the browser' },
  de: { label: 'Sprache', ofBrowser: 'Sprache des Browsers' },
  fr: { label: 'Langue', ofBrowser: 'Langue du navigateur' },
  es: { label: 'Idioma', ofBrowser: 'Idioma del navegador' },
  ja: { label: '言語', ofBrowser: 'ブラウザーの言語' },
  ar: { label: 'اللغة', ofBrowser: 'لغة المتصفح' },
}
