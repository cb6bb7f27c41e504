import { normalize } from '../home/search.ts'

/** Something that the palette finds. */
export interface Findable {
  readonly title: string
  /** Other words by which it is found. */
  readonly words?: readonly (string | null)[]
}

/** So many of each kind are listed. */
const mostPerGroup = 5

/**
 * A search over one kind of thing; its texts are prepared once. Each word of a query must be in
 * the title, or begin one of the other words. Those come first whose title begins with the query, then those with a word of the
 * title that does, then those that have it elsewhere in the title.
 */
export function createFinder<T extends Findable>(items: readonly T[]): (query: string) => T[] {
  const prepared = items.map((item) => {
    const title = normalize(item.title)
    return { item, title, others: (item.words ?? []).map((text) => normalize(text ?? '')) }
  })
  return (query) => {
    const wanted = normalize(query).trim()
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

/** Where a word begins with `wanted`; -1 if none does. */
function startOfWord(text: string, wanted: string): number {
  let at = text.indexOf(wanted)
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(wanted, at + 1)
  return at
}

/** The part of a title that the first word of a query has found. */
export function matchIn(title: string, query: string): readonly [number, number] | undefined {
  const [word] = normalize(query).trim().split(/\s+/)
  if (!word) return undefined
  if (/^[ -~]*$/.test(title)) return matchAt(title.toLowerCase(), word)
  // Without diacritics a text may have another length.
  let folded = ''
  const origin: number[] = []
  for (let at = 0; at < title.length; at += 1) {
    const part = normalize(title.charAt(at))
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
