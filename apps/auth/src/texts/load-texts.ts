import { isLanguage, type Language } from '@vestibule/api-client/contract'
import type { AccountTexts, StartTexts, Texts } from './catalogue.ts'

// Each catalogue is a file of its own: a page carries one language only.

const start: Record<Language, () => Promise<StartTexts>> = {
  en: async () => (await import('./en/start.ts')).start,
  de: async () => (await import('./de/start.ts')).start,
  fr: async () => (await import('./en/start.ts')).start,
  es: async () => (await import('./en/start.ts')).start,
  ja: async () => (await import('./en/start.ts')).start,
  ar: async () => (await import('./en/start.ts')).start,
}

const all: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en/texts.ts')).texts,
  de: async () => (await import('./de/texts.ts')).texts,
  fr: async () => (await import('./en/texts.ts')).texts,
  es: async () => (await import('./en/texts.ts')).texts,
  ja: async () => (await import('./en/texts.ts')).texts,
  ar: async () => (await import('./en/texts.ts')).texts,
}

const account: Record<Language, () => Promise<AccountTexts>> = {
  en: async () => (await import('../account/texts/en/account.ts')).account,
  de: async () => (await import('../account/texts/de/account.ts')).account,
  fr: async () => (await import('../account/texts/en/account.ts')).account,
  es: async () => (await import('../account/texts/en/account.ts')).account,
  ja: async () => (await import('../account/texts/en/account.ts')).account,
  ar: async () => (await import('../account/texts/en/account.ts')).account,
}

/** The language that the server has chosen for the page. */
function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** The texts of the start screen. The page preloads this file: nothing is drawn without it. */
export const loadStartTexts = () => start[pageLanguage()]()

/** The texts of the other screens. They come with the code of the router. */
export const loadTexts = () => all[pageLanguage()]()

/** The texts of the account's pages. */
export const loadAccountTexts = () => account[pageLanguage()]()
