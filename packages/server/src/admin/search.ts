import { and, sql, type SQL } from 'drizzle-orm'

/** More words than this find nothing that fewer would not. */
const mostWords = 8

/**
 * Whether a text holds each of the words, in any case and order. `text` is an expression with an index of trigrams. One
 * or two letters have no trigram unless a word begins with them, and so find the beginnings of words.
 */
export function holdsWords(text: SQL, words: string | undefined): SQL | undefined {
  const all = (words ?? '').split(/\s+/).filter((word) => word !== '')
  return and(...all.slice(0, mostWords).map((word) => holds(text, literally(word), word.length)))
}

function holds(text: SQL, word: string, letters: number): SQL {
  return letters < 3
    ? sql`(${text} ilike ${`${word}%`} or ${text} ilike ${`% ${word}%`})`
    : sql`${text} ilike ${`%${word}%`}`
}

/** For `like`: each character stands for itself. */
function literally(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`)
}
