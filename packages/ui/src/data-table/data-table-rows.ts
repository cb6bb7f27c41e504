import type { ReactNode } from 'react'

export type DataTableColumn<Item> = {
  id: string
  label: string
  cell: (item: Item) => ReactNode
  /** Whether users can sort by this column. */
  isSortable?: boolean
  /**
   * How a page narrower than 840 pixels, which shows each row as a block, shows the cells of this column. `end`: at the
   * end of the block's first line; `hidden`: not at all; `labelled`: after the column's label.
   */
  narrow?: 'end' | 'hidden' | 'labelled'
  tone?: 'muted'
  /**
   * Aligns the cells to the end of the column, which makes numbers easier to compare. Has no effect on a page narrower
   * than 840 pixels.
   */
  align?: 'end'
  /**
   * `one` keeps the text on one line; `clip` keeps the column at 22 % of the table's width, so that a long text wraps.
   * A page narrower than 840 pixels ignores both.
   */
  line?: 'one' | 'clip'
}

/** Details that a row shows below itself. Only one row is open at a time. */
export type DataTableDetail<Item> = {
  /** Id of the open row; null if none is open. */
  openId: string | null
  /** Called with the id of the row to open, or with null to close the open row. */
  onOpen: (id: string | null) => void
  /** Accessible name of the button that opens a row. If absent, rows have no such button: the caller opens them. */
  label?: (item: Item) => string
  content: (item: Item) => ReactNode
}

/** What the rows of a table show. */
export type DataTableRows<Item> = {
  /** The columns in reading order. The first one is the row header. */
  columns: readonly DataTableColumn<Item>[]
  /** The id of a row, unique within the table. */
  idOf: (item: Item) => string
  /** Renders the small buttons at the end of a row. */
  actions?: (item: Item) => ReactNode
  /** Whether to draw the row in grey, such as for a disabled user. */
  isOff?: (item: Item) => boolean
  /** Details that a row shows below itself. */
  detail?: DataTableDetail<Item>
}
