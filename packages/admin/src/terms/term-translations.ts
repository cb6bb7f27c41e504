import { isLanguage, languageNames, type Language } from '@vestibule/api-client/contract'

export interface TermsIn {
  readonly name: string
  readonly content: string
}
export type Translations = Readonly<Partial<Record<Language, TermsIn>>>

/** Value of the language choice for the original text. */
export const original = ''
export const nothingWritten: TermsIn = { name: '', content: '' }

const isWritten = ({ name, content }: TermsIn) => name.trim() !== '' || content.trim() !== ''

/** The translations to publish: those with a name or a text. */
export function written(translations: Translations): Translations {
  const entries = Object.entries(translations).filter(([, one]) => isWritten(one))
  return Object.fromEntries(
    entries.map(([language, one]) => [language, { ...one, name: one.name.trim() }]),
  )
}

/** The first translation that has a name without a text, or a text without a name; null if all are complete. */
export function halfWritten(translations: Translations): Language | null {
  for (const [language, { name, content }] of Object.entries(written(translations)))
    if (isLanguage(language) && (name === '' || content.trim() === '')) return language
  return null
}

/** The options of the language choice: the original, then each language by its own name. */
export function languageOptions(label: string, offered: readonly Language[]) {
  return [
    { value: original, label },
    ...offered.map((language) => ({ value: language, label: languageNames[language] })),
  ]
}
