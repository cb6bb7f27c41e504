// A browser forgets the roles of a table that is not displayed as one, as on a narrow page.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Skeleton } from '@vestibule/ui/skeleton'
import { useEffect, useState } from 'react'

/** Where rows will be, once it has taken a moment. */
export function SkeletonRows({ columns }: { columns: number }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return Array.from({ length: 5 }, (_, row) => (
    <tr key={row} role="row" aria-hidden="true">
      {Array.from({ length: columns }, (__, column) => (
        <td key={column} role="cell">
          {isShown ? <Skeleton width={column === 0 ? '80%' : '60%'} /> : '\u00a0'}
        </td>
      ))}
    </tr>
  ))
}
