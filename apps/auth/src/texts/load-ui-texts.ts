import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { UiTexts } from '@vestibule/ui/texts'

/**
 * One chunk per language. The pages of later screens preload the chunk of their language. English is part of the
 * components.
 */
const catalogues: Readonly<Record<Language, (() => Promise<{ uiTexts: UiTexts }>) | null>> = {
  en: null,
  de: () => import('@vestibule/ui/texts/de'),
  fr: () => import('@vestibule/ui/texts/fr'),
  es: () => import('@vestibule/ui/texts/es'),
  ja: () => import('@vestibule/ui/texts/ja'),
  ar: () => import('@vestibule/ui/texts/ar'),
}

/**
 * The components' own texts; by default in the language of the page. Undefined for English, which they have built in.
 */
export async function loadUiTexts(language = pageLanguage()): Promise<UiTexts | undefined> {
  return (await catalogues[language]?.())?.uiTexts
}
