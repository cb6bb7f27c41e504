import { and, sql, type SQL } from 'drizzle-orm'

/** Further words are ignored: they hardly narrow a search. */
const mostWords = 8

/**
 * Whether a text contains all the words, in any case and order. `text` is an expression with a trigram index. One or
 * two letters form a trigram only at the start of a word, so they match only there.
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

/** Escapes the wildcards of `like`. */
function literally(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`)
}
