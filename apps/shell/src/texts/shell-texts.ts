import type { Catalogue } from '@vestibule/base/messages/texts'
import { createFormats } from '@vestibule/base/messages/formats'
import { createRichTexts, type RichTexts } from '@vestibule/base/react/rich-texts'
import type { Language } from '@vestibule/api-client/contract'
import type { SessionTexts } from '@vestibule/session/react'
import type { UiTexts } from '@vestibule/ui/texts'
import type { messages as english } from './shell.en.ts'

/** All texts of the shell in one language. */
export interface ShellTexts extends RichTexts<typeof english> {
  readonly locale: Language
  /** Functions that format numbers, instants and lists in the language of the page. */
  readonly formats: ReturnType<typeof createFormats>
  /** Texts of the banner and the dialogs about the session. Absent: English. */
  readonly session?: SessionTexts
  /** Texts of the components of `@vestibule/ui`. Absent: English, which is built into them. */
  readonly ui?: UiTexts
}

/** What the catalogue file of one language contains. */
export interface ShellCatalogue {
  readonly messages: Catalogue<typeof english>
  readonly session?: SessionTexts
  readonly ui?: UiTexts
}

export function shellTextsOf(
  { messages, session, ui }: ShellCatalogue,
  locale: Language,
): ShellTexts {
  return {
    ...createRichTexts<typeof english>(messages, locale),
    locale,
    formats: createFormats(locale),
    ...(session && { session }),
    ...(ui && { ui }),
  }
}
