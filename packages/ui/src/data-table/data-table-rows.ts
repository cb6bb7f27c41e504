import type { ReactNode } from 'react'

export type DataTableColumn<Item> = {
  id: string
  label: string
  cell: (item: Item) => ReactNode
  /** Whether users can sort by this column. */
  isSortable?: boolean
  /** On a narrow page a row is a block: with this cell at its end, without it, or with the label before it. */
  narrow?: 'end' | 'hidden' | 'labelled'
  tone?: 'muted'
  /** Aligns the column to its end: numbers are then easier to compare. */
  align?: 'end'
  /** Keeps the text on one line; `clip` also cuts it off at the column's end. */
  line?: 'one' | 'clip'
}

/** Details that a row shows below itself. Only one row is open at a time. */
export type DataTableDetail<Item> = {
  /** Id of the open row; null if none is open. */
  openId: string | null
  /** Called with the id of a row to open; null closes the open one. */
  onOpen: (id: string | null) => void
  /** Accessible name of the button that opens a row. Absent: rows have no button and are opened in another way. */
  label?: (item: Item) => string
  content: (item: Item) => ReactNode
}

/** What each row of a table shows. */
export type DataTableRows<Item> = {
  /** The columns in reading order. The first one is the row header. */
  columns: readonly DataTableColumn<Item>[]
  /** The id of a row, unique within the table. */
  idOf: (item: Item) => string
  /** Small buttons at the end of a row. */
  actions?: (item: Item) => ReactNode
  /** Whether to draw the row in grey. */
  isOff?: (item: Item) => boolean
  /** Details that a row shows below itself. */
  detail?: DataTableDetail<Item>
}
