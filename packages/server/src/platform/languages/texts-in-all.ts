import { createTexts } from '@vestibule/base/messages/create-texts'
import type { Catalogue, Messages, Texts } from '@vestibule/base/messages/texts'
import { languages, type Language } from '@vestibule/api-client/contract'

/** Makes the texts of one area of the server, such as its mails, for each language from that language's catalogue. */
export function textsInAll<English extends Messages>(
  catalogues: Readonly<Record<Language, Catalogue<English>>>,
): Readonly<Record<Language, Texts<English>>> {
  const texts = languages.map(
    (language) => [language, createTexts<English>(catalogues[language], language)] as const,
  )
  return Object.fromEntries(texts) as Record<Language, Texts<English>>
}
