import { Button } from '@vestibule/ui/button'
import { useMemo } from 'react'
import type { Patient } from '../cohort/patients.ts'
import { sortPatients, tableColumns, type TableColumn, type View } from '../cohort/view.ts'
import { useTexts } from '../use-texts.ts'

export interface PatientTableProps {
  readonly patients: readonly Patient[]
  readonly view: View
  readonly onChange: (change: Partial<View>) => void
}

const pageSize = 25
const numeric: ReadonlySet<TableColumn> = new Set(['age', 'visits', 'months'])

/** The selected patients, 25 per page. Pressing a column heading sorts by it; pressing it again reverses the order. */
export function PatientTable({ patients, view, onChange }: PatientTableProps) {
  const { texts, numbers } = useTexts()
  const { order } = view
  const sorted = useMemo(() => sortPatients(patients, order), [patients, order])
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize))
  const page = Math.min(view.page, pages - 1)
  const start = page * pageSize
  const shown = sorted.slice(start, start + pageSize)
  const sortBy = (column: TableColumn) => {
    const descending = order.column === column && !order.descending
    onChange({ order: { column, descending }, page: 0 })
  }
  const go = (to: number) => onChange({ page: to })
  return (
    <div className="ce-patients">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by the keyboard as well */}
      <div className="ce-scroll" tabIndex={0} role="region" aria-label={texts.patients}>
        <table>
          <thead>
            <tr>
              {tableColumns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  data-number={numeric.has(column) || undefined}
                  aria-sort={sortWord(order.column === column, order.descending)}
                >
                  <button type="button" onClick={() => sortBy(column)}>
                    {texts.columns[column]}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((patient) => (
              <tr key={patient.id}>
                {tableColumns.map((column) =>
                  column === 'id' ? (
                    <th key={column} scope="row" className="ce-id">
                      {patient.id}
                    </th>
                  ) : (
                    <td key={column} data-number={numeric.has(column) || undefined}>
                      {column === 'months' ? patient.months.toFixed(1) : patient[column]}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="ce-pages">
        <span role="status">
          {texts.range(
            numbers.format(start + 1),
            numbers.format(start + shown.length),
            numbers.format(sorted.length),
          )}
        </span>
        <span className="ce-made-up">{texts.madeUp}</span>
        <Button variant="ghost" size="sm" disabled={page === 0} onClick={() => go(page - 1)}>
          {texts.previous}
        </Button>
        <Button variant="ghost" size="sm" disabled={page >= pages - 1} onClick={() => go(page + 1)}>
          {texts.next}
        </Button>
      </div>
    </div>
  )
}

function sortWord(isSorted: boolean, descending: boolean) {
  if (!isSorted) return undefined
  return descending ? 'descending' : 'ascending'
}
