import { searchForm } from '@vestibule/api-client/contract'
import { and, sql, type SQL } from 'drizzle-orm'
import { searchFormOf } from './search-form.ts'

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Maximum number of words. Further words are ignored, because they hardly narrow a search. */
const mostWords = 8

/**
 * Whether a text contains all the words, in any order, case and with any accents. `searchFormOf(text)` may have a
 * trigram index. One or two letters form a trigram only at the start of a word, so they match only there, except in
 * scripts without spaces: most Japanese words have two characters and begin anywhere.
 */
export function holdsWords(text: SQL, words: string | undefined): SQL | undefined {
  const all = (words ?? '').split(/\s+/).filter((word) => word !== '')
  return and(...all.slice(0, mostWords).map((word) => holds(searchFormOf(text), word)))
}

function holds(text: SQL, word: string): SQL {
  // Escape after folding, which turns a full-width sign into a wildcard of `like`.
  const literal = sql`regexp_replace(${searchFormOf(sql`${word}::text`)}, ${String.raw`([\\%_])`}, ${String.raw`\\\1`}, 'g')`
  return searchForm(word).length < 3 && !withoutSpaces.test(word)
    ? sql`(${text} like ${literal} || '%' or ${text} like '% ' || ${literal} || '%')`
    : sql`${text} like '%' || ${literal} || '%'`
}
