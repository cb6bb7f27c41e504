import type { proofTexts } from './en.ts'

/** The words of a proof, in any language. English decides which there are. */
export type ProofTexts = typeof proofTexts
