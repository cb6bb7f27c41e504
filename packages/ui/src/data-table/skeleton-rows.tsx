// Roles are explicit: a narrow page displays rows as blocks, and browsers then drop the implicit table roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useEffect, useState } from 'react'

/**
 * Placeholder rows while a table loads. They stay invisible for the first 200 milliseconds, so that rows that arrive at
 * once do not flicker.
 */
export function SkeletonRows({ columns }: { columns: number }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return Array.from({ length: 5 }, (_, row) => (
    <tr key={row} role="row" className="vb-data-table-row" aria-hidden="true">
      {Array.from({ length: columns }, (__, column) => (
        <td key={column} role="cell" className="vb-data-table-cell">
          {isShown ? <Skeleton width={column === 0 ? '80%' : '60%'} /> : '\u00a0'}
        </td>
      ))}
    </tr>
  ))
}
