import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { AccountTexts } from './account-texts.ts'

/** One chunk per language, fetched together with the code of the pages. */
const catalogues: Readonly<Record<Language, () => Promise<{ default: AccountTexts }>>> = {
  en: () => import('./en/account-texts.ts'),
  de: () => import('./de/account-texts.ts'),
  fr: () => import('./fr/account-texts.ts'),
  es: () => import('./es/account-texts.ts'),
  ja: () => import('./ja/account-texts.ts'),
  ar: () => import('./ar/account-texts.ts'),
}

/** The texts of the account's pages in the language of the page. */
export async function loadAccountTexts(): Promise<AccountTexts> {
  return (await catalogues[pageLanguage()]()).default
}
