import { isLanguage, languageNames, type Language } from '@vestibule/api-client/contract'

export interface TermsIn {
  readonly name: string
  readonly content: string
}
export type Translations = Readonly<Partial<Record<Language, TermsIn>>>

/** The value of the language select for the original text. */
export const original = ''
export const nothingWritten: TermsIn = { name: '', content: '' }

const isWritten = ({ name, content }: TermsIn) => name.trim() !== '' || content.trim() !== ''

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Converts the text of terms to HTML. HTML is returned unchanged; plain text becomes paragraphs, which an empty line
 * separates.
 */
export function asHtml(text: string): string {
  if (text.trim() === '' || /<[a-z/!]/i.test(text)) return text
  const paragraphs = text.trim().split(/\n\s*\n/)
  return paragraphs
    .map((one) =>
      one.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign).replaceAll('\n', '<br>'),
    )
    .map((one) => `<p>${one}</p>`)
    .join('\n')
}

/** The translations to publish: those that have a name or a text. */
export function written(translations: Translations): Translations {
  const entries = Object.entries(translations).filter(([, one]) => isWritten(one))
  return Object.fromEntries(
    entries.map(([language, one]) => [
      language,
      { name: one.name.trim(), content: asHtml(one.content) },
    ]),
  )
}

/** The first translation that has a name without a text, or a text without a name; null if all are complete. */
export function halfWritten(translations: Translations): Language | null {
  for (const [language, { name, content }] of Object.entries(written(translations)))
    if (isLanguage(language) && (name === '' || content.trim() === '')) return language
  return null
}

/** The options of the language select: the original, then each language by its own name. */
export function languageOptions(label: string, offered: readonly Language[]) {
  return [
    { value: original, label },
    ...offered.map((language) => ({ value: language, label: languageNames[language] })),
  ]
}
