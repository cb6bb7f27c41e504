import { UsageError } from './command.ts'
import { printJson, printRows } from './operator.ts'

/** The organisations that an operator at the command line may see: all. */
export const everywhere = { all: true } as const

/** Number of entries to read per page: the maximum of the administration's lists. */
const perPage = 100

interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

export interface Found<Item> {
  readonly items: readonly Item[]
  /** Whether the list has more entries than were asked for. */
  readonly hasMore: boolean
}

/** Definition of the option `--limit` for `parseArgs`. */
export const limitOption = (fallback: string) => ({
  limit: { type: 'string' as const, default: fallback },
})

/**
 * The number of entries that the option `--limit` asks for, Infinity for `all`. Throws UsageError for anything else
 * that is no number from 1 on.
 */
export function limitOf({ limit }: { readonly limit: string }): number {
  if (limit === 'all') return Infinity
  if (!/^[1-9]\d{0,8}$/.test(limit)) {
    throw new UsageError('--limit must be a number such as 500, or all.')
  }
  return Number(limit)
}

/** Reads a list page by page, until it ends or `most` entries are read. */
export async function readPages<Item>(
  most: number,
  read: (page: {
    readonly after: string | undefined
    readonly limit: string
  }) => Promise<Page<Item>>,
): Promise<Found<Item>> {
  const all: Item[] = []
  for (let after: string | undefined; ;) {
    const limit = String(Math.min(perPage, most - all.length))
    const { items, next } = await read({ after, limit })
    all.push(...items)
    if (next === null || all.length >= most) return { items: all, hasMore: next !== null }
    after = next
  }
}

/** Prints a list as JSON or in columns. A note on standard error says if the list is empty or incomplete. */
export function printList<Item>(
  { items, hasMore }: Found<Item>,
  isJson: boolean,
  none: string,
  toRow: (item: Item) => readonly string[],
): void {
  if (isJson) printJson(items)
  else printRows(items.map(toRow))
  if (items.length === 0) console.error(none)
  if (hasMore) {
    console.error(`There are more than ${items.length}: give a higher --limit, or --limit all.`)
  }
}
