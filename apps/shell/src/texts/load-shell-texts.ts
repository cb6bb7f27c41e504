import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { ShellTexts } from './shell-texts.ts'

/**
 * Each language is a separate chunk. The HTML file of a language preloads its chunk together with the first screen's
 * code.
 */
const catalogues: Readonly<Record<Language, () => Promise<ShellTexts>>> = {
  en: async () => (await import('./en/shell-texts.ts')).english,
  de: async () => (await import('./de/shell-texts.ts')).german,
  fr: async () => (await import('./fr/shell-texts.ts')).french,
  es: async () => (await import('./es/shell-texts.ts')).spanish,
  ja: async () => (await import('./ja/shell-texts.ts')).japanese,
  ar: async () => (await import('./ar/shell-texts.ts')).arabic,
}

/** Fetches the shell's texts in the page's language, or English if there is no translation. */
export function loadShellTexts(): Promise<ShellTexts> {
  return catalogues[pageLanguage()]()
}
