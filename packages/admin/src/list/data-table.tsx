// Roles are explicit: a narrow page displays rows as blocks, and browsers then drop the implicit table roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import './data-table.css'
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from '@vestibule/ui/icons'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { useEscape } from './use-escape.ts'

export interface Column<Item> {
  readonly id: string
  readonly label: string
  readonly cell: (item: Item) => ReactNode
  /** Whether users can sort by this column. */
  readonly isSortable?: boolean
  /** On a narrow page a row is a block: with this cell at its end, without it, or with the label before it. */
  readonly narrow?: 'end' | 'hidden' | 'labelled'
  readonly tone?: 'muted'
  /** For numbers, which are easier to compare when aligned at their ends. */
  readonly align?: 'end'
  /** Keeps the text on one line; `clip` also cuts it off at the column's end. */
  readonly line?: 'one' | 'clip'
}

/** Details that a row shows below itself when its button is pressed. Only one row is open at a time. */
export interface RowDetail<Item> {
  /** Id of the open row; null if none is open. */
  readonly openId: string | null
  readonly onOpen: (id: string | null) => void
  /** Accessible name of a row's button. Absent: rows have no button and are opened in another way. */
  readonly label?: (item: Item) => string
  readonly content: (item: Item) => ReactNode
}

export interface DataTableProps<Item> {
  /** Accessible name of the table. */
  readonly label: string
  /** The first column is the row header. */
  readonly columns: readonly Column<Item>[]
  /** Null: still loading. */
  readonly items: readonly Item[] | null
  readonly idOf: (item: Item) => string
  /** Buttons at the end of a row. */
  readonly actions?: (item: Item) => ReactNode
  /** Whether to draw the row in grey. */
  readonly isOff?: (item: Item) => boolean
  /** The sort order: a column's id, with a leading `-` for descending. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
  /** Group of a row. Consecutive rows of one group are shown below the group's name. */
  readonly groupOf?: (item: Item) => string
  readonly detail?: RowDetail<Item>
}

/** A table. On a narrow page each row is a block, so all table roles are explicit. */
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
  /** Number of columns, including the one for actions. */
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
