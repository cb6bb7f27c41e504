// Roles are explicit: a narrow page displays rows as blocks, and browsers then drop the implicit table roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useRef } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import type { DataTableRows } from './data-table-rows.ts'
import { useEscape } from './use-escape.ts'

type DataRowProps<Item> = DataTableRows<Item> & {
  item: Item
  /** Number of columns, including the one for actions. */
  width: number
}

/**
 * One row of a table. While the row is open, its details stand below it. Escape closes them and returns the focus to
 * the button that opens the row, if the row has one.
 */
export function DataRow<Item>(props: DataRowProps<Item>) {
  const { item, width, columns, idOf, actions, isOff, detail } = props
  const id = idOf(item)
  const isOpen = detail?.openId === id
  const button = useRef<HTMLButtonElement>(null)
  useEscape(isOpen, () => {
    detail?.onOpen(null)
    button.current?.focus()
  })
  return (
    <>
      <tr
        role="row"
        className="vb-data-table-row"
        data-off={isOff?.(item) || undefined}
        data-open={isOpen || undefined}
      >
        {columns.map((column, index) => {
          const Cell = index === 0 ? 'th' : 'td'
          return (
            <Cell
              key={column.id}
              className="vb-data-table-cell"
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
          <td role="cell" className="vb-data-table-cell vb-data-table-actions">
            {actions?.(item)}
            {detail?.label && (
              <button
                ref={button}
                type="button"
                className="vb-data-table-toggle"
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
        <tr role="row" className="vb-data-table-row vb-data-table-detail">
          <td role="cell" className="vb-data-table-cell" colSpan={width}>
            {detail.content(item)}
          </td>
        </tr>
      )}
    </>
  )
}
