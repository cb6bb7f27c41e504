import { searchForm } from '@vestibule/api-client/contract'

/** Anything that the command palette can find. */
export interface Findable {
  readonly title: string
  /** Other words by which the item can be found. */
  readonly words?: readonly (string | null)[]
}

/** Maximum number of results for each kind of item. */
const mostPerGroup = 5

/**
 * Creates the search over one kind of item. Each word of a query must occur in the title, or begin one of the item's
 * other words. Results are ordered by where the whole query occurs: at the start of the title, at the start of a word
 * in the title, anywhere in the title, or not in the title. The items' texts are normalised only once.
 */
export function createFinder<T extends Findable>(items: readonly T[]): (query: string) => T[] {
  const prepared = items.map((item) => {
    const title = searchForm(item.title)
    return { item, title, others: (item.words ?? []).map((text) => searchForm(text ?? '')) }
  })
  return (query) => {
    const wanted = searchForm(query).trim()
    const words = wanted.split(/\s+/)
    const ranks: T[][] = [[], [], [], []]
    for (const { item, title, others } of prepared) {
      const has = (word: string) =>
        title.includes(word) || others.some((text) => startOfWord(text, word) >= 0)
      if (!words.every(has)) continue
      const rank = rankOf(title, wanted)
      ranks[rank]?.push(item)
    }
    return ranks.flat().slice(0, mostPerGroup)
  }
}

function rankOf(title: string, wanted: string): number {
  const at = title.indexOf(wanted)
  if (at === 0) return 0
  if (at < 0) return 3
  return startOfWord(title, wanted) < 0 ? 2 : 1
}

/** Index of the first word that starts with `wanted`; -1 if there is none. */
function startOfWord(text: string, wanted: string): number {
  let at = text.indexOf(wanted)
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(wanted, at + 1)
  return at
}

/**
 * The range of a title that matches the first word of a query: its start, and the index after its end. Undefined if no
 * part matches.
 */
export function matchIn(title: string, query: string): readonly [number, number] | undefined {
  const [word] = searchForm(query).trim().split(/\s+/)
  if (!word) return undefined
  if (/^[ -~]*$/.test(title)) return matchAt(title.toLowerCase(), word)
  // Normalising may change the length of a text, so map each index back to the title.
  let folded = ''
  const origin: number[] = []
  for (let at = 0; at < title.length; at += 1) {
    const part = searchForm(title.charAt(at))
    folded += part
    for (let n = 0; n < part.length; n += 1) origin.push(at)
  }
  const [start = 0, end = 0] = matchAt(folded, word) ?? []
  const [from, to] = [origin[start], origin[end - 1]]
  return from === undefined || to === undefined ? undefined : [from, to + 1]
}

function matchAt(text: string, word: string): readonly [number, number] | undefined {
  const start = startOfWord(text, word)
  const at = start >= 0 ? start : text.indexOf(word)
  return at < 0 ? undefined : [at, at + word.length]
}
