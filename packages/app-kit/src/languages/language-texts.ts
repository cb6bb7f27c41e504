import type { Language } from '@vestibule/api-client/contract'

interface LanguageTexts {
  /** Accessible name of the select. */
  readonly label: string
  /** The option to use the browser's language. */
  readonly ofBrowser: string
  /** The option to use the browser's language, while it is selected. The name of that language follows. */
  readonly automatic: string
}

/** Texts of the language select, in each language of the page. */
export const languageTexts: Readonly<Record<Language, LanguageTexts>> = {
  en: { label: 'Language', ofBrowser: 'Language of the browser', automatic: 'Automatic' },
  de: { label: 'Sprache', ofBrowser: 'Sprache des Browsers', automatic: 'Automatisch' },
  fr: { label: 'Langue', ofBrowser: 'Langue du navigateur', automatic: 'Automatique' },
  es: { label: 'Idioma', ofBrowser: 'Idioma del navegador', automatic: 'Automático' },
  ja: { label: '言語', ofBrowser: 'ブラウザーの言語', automatic: '自動' },
  ar: { label: 'اللغة', ofBrowser: 'لغة المتصفح', automatic: 'تلقائي' },
}
