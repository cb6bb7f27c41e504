// Roles are explicit: a narrow page displays rows as blocks, and browsers then drop the implicit table roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import {
  forwardRef,
  Fragment,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type Ref,
} from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/use-texts.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { DataRow } from './data-row.tsx'
import type { DataTableColumn, DataTableRows } from './data-table-rows.ts'
import { dataTableTexts, type DataTableTexts } from './data-table-texts.ts'
import { SkeletonRows } from './skeleton-rows.tsx'

export type { DataTableColumn } from './data-table-rows.ts'

export type DataTableProps<Item> = Omit<ComponentPropsWithoutRef<'table'>, 'children'> &
  DataTableRows<Item> & {
    /** Accessible name of the table. */
    label: string
    /** The rows from top to bottom; null while they are loading. */
    items: readonly Item[] | null
    /** How the caller has sorted `items`: the id of a column, with a leading `-` for descending order. */
    sort?: string
    /** Called with the new sort order. Without this prop, users cannot sort. */
    onSortChange?: (sort: string) => void
    /** Group of a row. Consecutive rows of one group are shown below the group's name. */
    groupOf?: (item: Item) => string
    /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
    texts?: Partial<DataTableTexts>
  }

/**
 * A table of records. On a page of less than 840 pixels each row is a block. While rows are loading, the table has
 * placeholders and is `aria-busy`. `ref` and attributes go to the table.
 *
 * `--vb-data-table-bleed` is the width of the free space on both sides of the table, such as the padding of a card
 * around it; default: `0px`. Buttons at the end of rows reach into that space, so that their texts end where the table
 * ends; on a page of less than 840 pixels, the background of an open row does too.
 */
export const DataTable = forwardRef(function DataTable<Item>(
  props: DataTableProps<Item>,
  ref: Ref<HTMLTableElement>,
) {
  const { label, columns, items, idOf, actions, isOff, groupOf, detail, ...others } = props
  const { sort = '', onSortChange, texts, className, ...rest } = others
  const words = useTexts('dataTable', dataTableTexts)
  const [isFirst, setFirst] = useState(items === null)
  if (isFirst && items !== null) setFirst(false)
  const hasEnd = Boolean(actions ?? detail)
  const width = columns.length + Number(hasEnd)
  return (
    <table
      ref={ref}
      className={cx('vb-data-table', className)}
      role="table"
      aria-label={label}
      aria-busy={items === null}
      data-first={isFirst || undefined}
      {...rest}
    >
      <thead role="rowgroup" className="vb-data-table-part">
        <tr role="row" className="vb-data-table-row">
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
          {hasEnd && (
            <th role="columnheader" scope="col" className="vb-data-table-cell">
              <VisuallyHidden>{texts?.actions ?? words.actions}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" className="vb-data-table-part">
        {items === null && <SkeletonRows columns={width} />}
        {items?.map((item, index) => {
          const group = groupOf?.(item)
          const before = items[index - 1]
          const isNew = group !== undefined && (!before || groupOf?.(before) !== group)
          return (
            <Fragment key={idOf(item)}>
              {isNew && (
                <tr role="row" className="vb-data-table-row vb-data-table-group">
                  <th
                    role="rowheader"
                    scope="rowgroup"
                    className="vb-data-table-cell"
                    colSpan={width}
                  >
                    {group}
                  </th>
                </tr>
              )}
              <DataRow {...{ item, width, columns, idOf, actions, isOff, detail }} />
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}) as (<Item>(props: DataTableProps<Item> & { ref?: Ref<HTMLTableElement> }) => ReactElement) & {
  displayName: string
}
DataTable.displayName = 'DataTable'

type ColumnHeadProps<Item> = {
  column: DataTableColumn<Item>
  sort: string
  onSortChange: ((sort: string) => void) | undefined
}

function ColumnHead<Item>({ column, sort, onSortChange }: ColumnHeadProps<Item>) {
  const { id, label, isSortable, align } = column
  if (!isSortable || !onSortChange) {
    return (
      <th role="columnheader" scope="col" className="vb-data-table-cell" data-align={align}>
        {label}
      </th>
    )
  }
  const order = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined
  const Arrow = order === 'descending' ? ArrowDownIcon : ArrowUpIcon
  return (
    <th
      role="columnheader"
      scope="col"
      className="vb-data-table-cell"
      data-align={align}
      aria-sort={order}
    >
      <button
        type="button"
        className="vb-data-table-sort"
        onClick={() => onSortChange(order === 'ascending' ? `-${id}` : id)}
      >
        {label}
        {order && <Arrow size={14} />}
      </button>
    </th>
  )
}
