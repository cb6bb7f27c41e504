// A narrow page shows rows as blocks, and a browser forgets the roles of a table that is not displayed as one.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import './data-table.css'
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from '@vestibule/ui/icons'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { useEscape } from './use-escape.ts'

/** A column of a table. */
export interface Column<Item> {
  readonly id: string
  readonly label: string
  readonly cell: (item: Item) => ReactNode
  /** Can be sorted by. */
  readonly isSortable?: boolean
  /** On a narrow page a row is a block: at its end, nowhere, or with the label before it. */
  readonly narrow?: 'end' | 'hidden' | 'labelled'
  readonly tone?: 'muted'
  /** Of numbers, which are compared by their ends. */
  readonly align?: 'end'
  /** Stays on one line; `clip` cuts it off at the column's end. */
  readonly line?: 'one' | 'clip'
}

/** What a row shows below itself once its button is pressed. One row is open at a time. */
export interface RowDetail<Item> {
  /** Null: none is open. */
  readonly openId: string | null
  readonly onOpen: (id: string | null) => void
  /** Names the button of a row. Absent: something else opens it. */
  readonly label?: (item: Item) => string
  readonly content: (item: Item) => ReactNode
}

export interface DataTableProps<Item> {
  /** Names the table. */
  readonly label: string
  /** The first one names its row. */
  readonly columns: readonly Column<Item>[]
  /** Null: they are on their way. */
  readonly items: readonly Item[] | null
  readonly idOf: (item: Item) => string
  /** What can be done to a row. */
  readonly actions?: (item: Item) => ReactNode
  /** Draws a row in grey. */
  readonly isOff?: (item: Item) => boolean
  /** The order: a column's id, after `-` for descending. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
  /** Rows of the same group that follow each other stand below its name. */
  readonly groupOf?: (item: Item) => string
  readonly detail?: RowDetail<Item>
}

/**
 * A plain table. On a narrow page each row is a block; its roles are written out.
 */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { label, columns, items, idOf, actions, sort = '', onSort, groupOf, detail } = props
  const texts = useAdminTexts().list
  const [isFirst, setFirst] = useState(items === null)
  if (isFirst && items !== null) setFirst(false)
  const width = columns.length + ((actions ?? detail) ? 1 : 0)
  return (
    <table
      className="vb-admin-data"
      role="table"
      aria-label={label}
      aria-busy={items === null}
      data-first={isFirst || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <SortableHead key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          {(actions ?? detail) && (
            <th role="columnheader" scope="col">
              <span className="vb-visually-hidden">{texts.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items === null && <SkeletonRows columns={width} />}
        {items?.map((item, index) => {
          const group = groupOf?.(item)
          const before = items[index - 1]
          const isNew = group !== undefined && (!before || groupOf?.(before) !== group)
          return (
            <Fragment key={idOf(item)}>
              {isNew && (
                <tr role="row" className="vb-admin-group">
                  <th role="rowheader" scope="rowgroup" colSpan={width}>
                    {group}
                  </th>
                </tr>
              )}
              <DataRow {...props} item={item} width={width} />
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

type DataRowProps<Item> = DataTableProps<Item> & {
  readonly item: Item
  /** How many columns there are. */
  readonly width: number
}

function DataRow<Item>({ item, width, columns, idOf, actions, isOff, detail }: DataRowProps<Item>) {
  const id = idOf(item)
  const isOpen = detail?.openId === id
  const button = useRef<HTMLButtonElement>(null)
  useEscape(isOpen, () => {
    detail?.onOpen(null)
    button.current?.focus()
  })
  return (
    <>
      <tr role="row" data-off={isOff?.(item) || undefined} data-open={isOpen || undefined}>
        {columns.map((column, index) => {
          const Cell = index === 0 ? 'th' : 'td'
          return (
            <Cell
              key={column.id}
              role={index === 0 ? 'rowheader' : 'cell'}
              scope={index === 0 ? 'row' : undefined}
              data-tone={column.tone}
              data-line={column.line}
              data-align={column.align}
              data-narrow={column.narrow}
              data-label={column.narrow === 'labelled' ? column.label : undefined}
            >
              {column.cell(item)}
            </Cell>
          )
        })}
        {(actions ?? detail) && (
          <td role="cell" className="vb-admin-do">
            {actions?.(item)}
            {detail?.label && (
              <button
                ref={button}
                type="button"
                className="vb-admin-row-toggle"
                aria-expanded={isOpen}
                aria-label={detail.label(item)}
                onClick={() => detail.onOpen(isOpen ? null : id)}
              >
                <ChevronDownIcon size={16} />
              </button>
            )}
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <tr role="row" className="vb-admin-detail">
          <td role="cell" colSpan={width}>
            {detail.content(item)}
          </td>
        </tr>
      )}
    </>
  )
}

interface SortableHeadProps<Item> {
  readonly column: Column<Item>
  readonly sort: string
  readonly onSort: ((sort: string) => void) | undefined
}

function SortableHead<Item>({ column, sort, onSort }: SortableHeadProps<Item>) {
  const { id, label, isSortable, align } = column
  if (!isSortable || !onSort) {
    return (
      <th role="columnheader" scope="col" data-align={align}>
        {label}
      </th>
    )
  }
  const order = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined
  const Arrow = order === 'descending' ? ArrowDownIcon : ArrowUpIcon
  return (
    <th role="columnheader" scope="col" aria-sort={order}>
      <button type="button" onClick={() => onSort(order === 'ascending' ? `-${id}` : id)}>
        {label}
        {order && <Arrow size={14} />}
      </button>
    </th>
  )
}
