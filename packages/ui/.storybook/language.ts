import { lengthened } from '../../../tools/lengthened-texts.ts'
import type { UiTexts } from '../src/texts/texts.tsx'

/** The toolbar's languages except English, which is built into the components. `longer` is English made 40 % longer. */
const catalogues: Record<string, () => Promise<{ uiTexts: UiTexts }>> = {
  de: () => import('../src/texts/de.ts'),
  fr: () => import('../src/texts/fr.ts'),
  es: () => import('../src/texts/es.ts'),
  ja: () => import('../src/texts/ja.ts'),
  ar: () => import('../src/texts/ar.ts'),
  longer: async () => ({ uiTexts: lengthened((await import('../src/texts/en.ts')).uiTexts) }),
}

/** The component texts of a language; undefined for English. */
export async function loadUiTexts(language: string): Promise<UiTexts | undefined> {
  return (await catalogues[language]?.())?.uiTexts
}

/** Sets `lang` and `dir` of an element to the toolbar's language and direction. */
export function speak(element: HTMLElement, language: string, direction: string) {
  element.lang = language === 'longer' ? 'en' : language
  element.dir = language === 'ar' ? 'rtl' : direction
}
