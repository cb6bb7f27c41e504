import { searchForm } from '@vestibule/api-client/contract'

/**
 * Creates the search over a list. Every word of the query must occur in one of an item's texts; an empty query matches
 * everything. The items' texts are normalised only once, not at each key stroke.
 */
export function createSearch<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly (string | null)[],
): (query: string) => readonly T[] {
  const texts = items.map((item) => searchForm(textsOf(item).filter(Boolean).join('\n')))
  return (query) => {
    const words = searchForm(query).split(/\s+/).filter(Boolean)
    if (words.length === 0) return items
    return items.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
  }
}
