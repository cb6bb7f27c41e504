import { and, sql, type SQL } from 'drizzle-orm'

/** More words than this find nothing that fewer would not. */
const mostWords = 8

/** Whether a text holds each of the words, in any case and order. `text` is an expression with an index of trigrams. */
export function holdsWords(text: SQL, words: string | undefined): SQL | undefined {
  const all = (words ?? '').split(/\s+/).filter((word) => word !== '')
  return and(...all.slice(0, mostWords).map((word) => sql`${text} ilike ${`%${literally(word)}%`}`))
}

/** For `like`: each character stands for itself. */
function literally(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`)
}
