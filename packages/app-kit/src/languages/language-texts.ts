import type { Language } from '@vestibule/api-client/contract'

interface LanguageTexts {
  /** The name of the choice. */
  readonly label: string
  /** The option of somebody who chooses none. */
  readonly ofBrowser: string
}

/** What the choice of a language says, in the language of the page. */
export const languageTexts: Readonly<Record<Language, LanguageTexts>> = {
  en: { label: 'Language', ofBrowser: 'Language of the browser' },
  de: { label: 'Sprache', ofBrowser: 'Sprache des Browsers' },
  fr: { label: 'Langue', ofBrowser: 'Langue du navigateur' },
  es: { label: 'Idioma', ofBrowser: 'Idioma del navegador' },
  ja: { label: '言語', ofBrowser: 'ブラウザーの言語' },
  ar: { label: 'اللغة', ofBrowser: 'لغة المتصفح' },
}
