/** Column headings of a CSV file, each with the function that returns an item's cell. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => string | null>>

interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

const mostInFile = 50_000

type Load<Item> = (page: { readonly limit: string; readonly after?: string }) => Promise<Page<Item>>

/**
 * Reads a list page by page and writes it as CSV. Returns the text, the number of items and `is_cut`: whether the list
 * has more than 50,000 items, so that the rest is missing.
 */
export async function csvOf<Item>(columns: CsvColumns<Item>, load: Load<Item>) {
  const { items, ...read } = await readAll(load)
  const lines = [Object.keys(columns), ...items.map((item) => cellsOf(columns, item))]
  return { csv: lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join(''), ...read }
}

/** Reads a list page by page, up to 50,000 items. `is_cut` in the result: whether the list has more. */
export async function readAll<Item>(load: Load<Item>) {
  const items: Item[] = []
  let after: string | null = null
  do {
    const page: Page<Item> = await load({ limit: '100', ...(after !== null && { after }) })
    items.push(...page.items)
    after = page.next
  } while (after !== null && items.length < mostInFile)
  return { items, count: items.length, is_cut: after !== null }
}

const cellsOf = <Item>(columns: CsvColumns<Item>, item: Item) =>
  Object.values(columns).map((column) => column(item))

/**
 * Writes a cell, with an apostrophe before text that a spreadsheet would run as a formula. Where spreadsheets separate
 * cells by a semicolon or a tab, as in German and French, a cell can begin within the text, so an apostrophe follows
 * each of these signs, too. Full-width forms of `=`, `+`, `-` and `@` count as well, because Japanese spreadsheets may
 * read them as normal ones.
 */
function cell(value: string | null): string {
  const text = (value ?? '').replace(/(^|[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠]|[\t\r])/g, "$1'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
