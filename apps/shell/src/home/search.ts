/** Lower case without diacritics, so that `ines` finds `Inès`. */
export function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * A search over a list. The texts of the items are prepared once, not at each key stroke. Each word
 * of a query must be in one of an item's texts. An empty query matches everything.
 */
export function createSearch<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly (string | null)[],
): (query: string) => readonly T[] {
  const texts = items.map((item) => normalize(textsOf(item).filter(Boolean).join('\n')))
  return (query) => {
    const words = normalize(query).split(/\s+/).filter(Boolean)
    if (words.length === 0) return items
    return items.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
  }
}
