import type { SessionTexts } from '@vestibule/session/react'
import type { english } from './en/shell-texts.ts'
import type { firstPageTexts } from './en/first-page-texts.ts'

// English decides which texts there are. A catalogue in another language that lacks one, or has one too many, does not
// compile.

/** All texts of the shell in one language. */
export interface ShellTexts extends Readonly<typeof english> {
  /** Those of the session's banner and dialogs. Absent: English. */
  readonly session?: SessionTexts
}

/** The texts that the HTML file itself shows. */
export type FirstPageTexts = typeof firstPageTexts
