import { createHash } from 'node:crypto'
import type { Language } from '@vestibule/api-client/contract'
import type { Database } from '../../platform/db/database.ts'
import { eulaTexts, type eulas } from '../../platform/db/schema/eulas.ts'

type StoredTerms = Pick<
  typeof eulas.$inferSelect,
  'id' | 'version' | 'name' | 'content' | 'translations'
>

/**
 * Returns the name and the HTML of terms in `language`. If there is no such translation, returns them in the original
 * language, with `language` null.
 */
export function textIn(terms: StoredTerms, language: Language | undefined) {
  const translated = language && terms.translations[language]
  return language && translated
    ? { ...translated, language }
    : { name: terms.name, content: terms.content, language: null }
}

/** SHA-256 of a text's HTML in UTF-8, in hexadecimal digits. */
export function digestOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Stores the texts of this version of the terms permanently, so that each acceptance can show what was accepted. */
export async function keepTexts(tx: Database, terms: StoredTerms): Promise<void> {
  const { id: eulaId, version, translations } = terms
  const languages = Object.keys(translations) as Language[]
  const texts = [undefined, ...languages].map((one) => {
    const { name, content, language } = textIn(terms, one)
    return {
      eulaId,
      version,
      language: language ?? '',
      name,
      content,
      sha256: digestOf(content),
    } as const
  })
  await tx.insert(eulaTexts).values(texts).onConflictDoNothing()
}
