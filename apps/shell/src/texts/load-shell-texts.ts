import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import { shellTextsOf, type ShellCatalogue, type ShellTexts } from './shell-texts.ts'

/**
 * For each language, a function that loads its texts, which are a chunk of their own. The HTML file of a language
 * preloads its chunk together with the code of the first screen.
 */
const catalogues: Readonly<Record<Language, () => Promise<ShellCatalogue>>> = {
  en: () => import('./shell.en.ts'),
  de: () => import('./shell.de.ts'),
  fr: () => import('./shell.fr.ts'),
  es: () => import('./shell.es.ts'),
  ja: () => import('./shell.ja.ts'),
  ar: () => import('./shell.ar.ts'),
}

/** Loads the shell's texts in the page's language, or in English if there is no translation. */
export async function loadShellTexts(): Promise<ShellTexts> {
  const language = pageLanguage()
  return shellTextsOf(await catalogues[language](), language)
}
