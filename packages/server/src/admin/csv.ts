/** Column headings, each with the function that returns the cell of an item. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => string | null>>

interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

const mostInFile = 50_000

/** A list as CSV, read page by page. `is_cut`: there are more items than one file holds. */
export async function csvOf<Item>(
  columns: CsvColumns<Item>,
  load: (page: { readonly limit: string; readonly after?: string }) => Promise<Page<Item>>,
) {
  const lines = [Object.keys(columns).map(cell).join(',')]
  let after: string | null = null
  do {
    const page: Page<Item> = await load({ limit: '100', ...(after !== null && { after }) })
    for (const item of page.items)
      lines.push(
        Object.values(columns)
          .map((column) => cell(column(item)))
          .join(','),
      )
    after = page.next
  } while (after !== null && lines.length <= mostInFile)
  return { csv: `${lines.join('\r\n')}\r\n`, count: lines.length - 1, is_cut: after !== null }
}

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front. Where the separator is a semicolon or a
 * tab, as in German and French, a cell can begin within our text, so the same is done after each of them. Wide
 * forms of the signs count as well: Japanese spreadsheets may read them as the narrow ones.
 */
function cell(value: string | null): string {
  const text = (value ?? '').replace(/(^|[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠]|[\t\r])/g, "$1'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
