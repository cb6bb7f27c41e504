import type { Catalogue } from '@vestibule/base/messages/texts'
import type { ReactNode } from 'react'
import type { RichTexts } from '@vestibule/base/react/rich-texts'
import { messages } from '../texts/session.en.ts'
import type { UseSessionExpiryResult } from './use-session-expiry.ts'

/**
 * Every text of the session's components, as messages in ICU MessageFormat. `banner` has the value `{minutes}` and the
 * tag `<link>`, `timeLeft` the value `{minutes}`.
 */
export interface SessionTexts extends Catalogue<typeof messages> {
  /** The language of the texts, such as `de`. It decides how numbers are written, and which plural forms there are. */
  readonly language: string
}

/** All texts of the session's components in English. */
export const sessionTexts: SessionTexts = { language: 'en', ...messages }

/** The texts as the session's components use them: each is a string, or a function that fills in values and links. */
export type SaidTexts = RichTexts<typeof messages>

/**
 * Returns the texts of the dialog that says that another user has signed in, or that the user now acts for another
 * customer or for none.
 */
export function otherUserWords(
  { userChange, hasUnsavedWork }: Pick<UseSessionExpiryResult, 'userChange' | 'hasUnsavedWork'>,
  texts: Pick<SessionTexts, WordsOfOthers>,
) {
  const isSameUser = userChange === 'actingFor'
  const withWork = isSameUser ? texts.actingForBody : texts.otherUserBody
  const withoutWork = isSameUser ? texts.actingForNoWork : texts.otherUserNoWork
  return {
    title: isSameUser ? texts.actingForTitle : texts.otherUserTitle,
    body: hasUnsavedWork ? withWork : withoutWork,
    action: hasUnsavedWork ? texts.reload : texts.reloadPage,
  }
}

type WordsOfOthers = Extract<
  keyof SessionTexts,
  `otherUser${string}` | `actingFor${string}` | `reload${string}`
>

/** Props of the components that show the session's messages over the page. */
export interface SurfaceProps {
  readonly texts: SessionTexts
  /** What to show instead of the built-in dialog while the session is locked. */
  readonly locked?: ReactNode
}
