import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { ShellTexts } from './shell-texts.ts'

/** One chunk a language. The HTML file of each language has its own fetched beside the code of the first screen. */
const catalogues: Readonly<Record<Language, () => Promise<ShellTexts>>> = {
  en: async () => (await import('./en/shell-texts.ts')).english,
  de: async () => (await import('./de/shell-texts.ts')).german,
  fr: async () => (await import('./fr/shell-texts.ts')).french,
  es: async () => (await import('./es/shell-texts.ts')).spanish,
  ja: async () => (await import('./ja/shell-texts.ts')).japanese,
  ar: async () => (await import('./ar/shell-texts.ts')).arabic,
}

/** Fetches the texts in the page's language, English where it has none. */
export function loadShellTexts(): Promise<ShellTexts> {
  return catalogues[pageLanguage()]()
}
