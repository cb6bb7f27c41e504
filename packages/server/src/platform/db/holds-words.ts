import { searchForm } from '@vestibule/api-client/contract'
import { and, sql, type SQL } from 'drizzle-orm'
import { searchFormOf } from './search-form.ts'

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Maximum number of search words. More are ignored, because they hardly narrow a search. */
const mostWords = 8

/**
 * SQL condition: the text contains all search words, in any order, case and with any accents. Undefined: there are no
 * words. An index of trigrams on `searchFormOf(text)` can serve it. Words of one or two letters are only searched at
 * the beginning of words, where the index still helps, except in scripts without spaces: there most words have two
 * characters and may begin anywhere.
 */
export function holdsWords(text: SQL, words: string | undefined): SQL | undefined {
  const all = (words ?? '').split(/\s+/).filter((word) => word !== '')
  return and(...all.slice(0, mostWords).map((word) => holds(searchFormOf(text), word)))
}

function holds(text: SQL, word: string): SQL {
  // Escape the wildcards of `like` after `searchFormOf`, which turns full-width signs into such wildcards.
  const literal = sql`regexp_replace(${searchFormOf(sql`${word}::text`)}, ${String.raw`([\\%_])`}, ${String.raw`\\\1`}, 'g')`
  return searchForm(word).length < 3 && !withoutSpaces.test(word)
    ? sql`(${text} like ${literal} || '%' or ${text} like '% ' || ${literal} || '%')`
    : sql`${text} like '%' || ${literal} || '%'`
}
