import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { AdminTexts } from './admin-texts.ts'

/** Each language is a separate chunk. */
const catalogues: Readonly<Record<Language, () => Promise<AdminTexts>>> = {
  en: async () => (await import('./en/admin-texts.ts')).english,
  de: async () => (await import('./de/admin-texts.ts')).german,
  fr: async () => (await import('./fr/admin-texts.ts')).french,
  es: async () => (await import('./es/admin-texts.ts')).spanish,
  ja: async () => (await import('./ja/admin-texts.ts')).japanese,
  ar: async () => (await import('./ar/admin-texts.ts')).arabic,
}

/** Fetches the texts of administration in the page's language, or English if there is no translation. */
export function loadAdminTexts(): Promise<AdminTexts> {
  return catalogues[pageLanguage()]()
}
