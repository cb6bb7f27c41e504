import { isLanguage, languageNames, type Language } from '@vestibule/api-client/contract'

export interface TermsIn {
  readonly name: string
  readonly content: string
}
export type Translations = Readonly<Partial<Record<Language, TermsIn>>>

/** What stands in the choice of the texts that the terms were written with. */
export const original = ''
export const nothingWritten: TermsIn = { name: '', content: '' }

const isWritten = ({ name, content }: TermsIn) => name.trim() !== '' || content.trim() !== ''

/** The translations that have a name or a text, as they are published. */
export function written(translations: Translations): Translations {
  const entries = Object.entries(translations).filter(([, one]) => isWritten(one))
  return Object.fromEntries(
    entries.map(([language, one]) => [language, { ...one, name: one.name.trim() }]),
  )
}

/** The first translation that has a name without a text, or a text without a name. Null: none. */
export function halfWritten(translations: Translations): Language | null {
  for (const [language, { name, content }] of Object.entries(written(translations)))
    if (isLanguage(language) && (name === '' || content.trim() === '')) return language
  return null
}

/** The original first, then the languages in their own tongues. */
export function languageOptions(label: string, offered: readonly Language[]) {
  return [
    { value: original, label },
    ...offered.map((language) => ({ value: language, label: languageNames[language] })),
  ]
}
