import type { SessionTexts } from '@vestibule/session/react'
import type { english } from './en/shell-texts.ts'
import type { firstPageTexts } from './en/first-page-texts.ts'

// The English catalogue defines which texts exist. Another catalogue that lacks one, or has one too many, does not
// compile.

/** All texts of the shell in one language. */
export interface ShellTexts extends Readonly<typeof english> {
  /** Texts of the session's banner and dialogs. Absent: English. */
  readonly session?: SessionTexts
}

/** The texts in the HTML file, shown before any code has run. */
export type FirstPageTexts = typeof firstPageTexts
