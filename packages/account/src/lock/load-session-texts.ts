import type { Language } from '@vestibule/api-client/contract'
import type { SessionTexts } from '@vestibule/session/react'

const catalogues: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly sessionTexts: SessionTexts }>>
> = {
  de: () => import('@vestibule/session/texts/de'),
  fr: () => import('@vestibule/session/texts/fr'),
  es: () => import('@vestibule/session/texts/es'),
  ja: () => import('@vestibule/session/texts/ja'),
  ar: () => import('@vestibule/session/texts/ar'),
}

/** Loads the texts that `@vestibule/session` shows over a page. Undefined for English, which is built in. */
export async function loadSessionTexts(language: Language): Promise<SessionTexts | undefined> {
  return language === 'en' ? undefined : (await catalogues[language]()).sessionTexts
}
