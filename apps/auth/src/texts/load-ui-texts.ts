import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { UiTexts } from '@vestibule/ui/texts'

/**
 * For each language, a function that loads the texts of the components, which the pages of later screens preload.
 * English has no function, because its texts are part of the components.
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
 * The components' own texts; by default in the language of the page. Undefined for English, which is built into the
 * components.
 */
export async function loadUiTexts(language = pageLanguage()): Promise<UiTexts | undefined> {
  return (await catalogues[language]?.())?.uiTexts
}
