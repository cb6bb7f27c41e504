import type { Language } from '@vestibule/api-client/contract'
import { createProofTexts, type ProofMessages, type ProofTexts } from './proof-texts.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly messages: ProofMessages }>>> =
  {
    en: () => import('./proof.en.ts'),
    de: () => import('./proof.de.ts'),
    fr: () => import('./proof.fr.ts'),
    es: () => import('./proof.es.ts'),
    ja: () => import('./proof.ja.ts'),
    ar: () => import('./proof.ar.ts'),
  }

/** Loads the texts of the proof dialog, for apps whose own catalogues do not contain them. */
export async function loadProofTexts(language: Language): Promise<ProofTexts> {
  return createProofTexts((await catalogues[language]()).messages, language)
}
