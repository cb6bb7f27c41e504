import type { proofTexts } from './en.ts'

/** Texts of the proof dialog in any language. The English texts define which texts exist. */
export type ProofTexts = typeof proofTexts
