import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import { adminTextsOf, type AdminCatalogue, type AdminTexts } from './admin-texts.ts'

/** For each language, a function that loads its catalogue, which is a chunk of its own. */
const catalogues: Readonly<Record<Language, () => Promise<AdminCatalogue>>> = {
  en: () => import('./admin.en.ts'),
  de: () => import('./admin.de.ts'),
  fr: () => import('./admin.fr.ts'),
  es: () => import('./admin.es.ts'),
  ja: () => import('./admin.ja.ts'),
  ar: () => import('./admin.ar.ts'),
}

/** Loads the texts of administration in the page's language, or in English if there is no translation. */
export async function loadAdminTexts(): Promise<AdminTexts> {
  const language = pageLanguage()
  return adminTextsOf(await catalogues[language](), language)
}
