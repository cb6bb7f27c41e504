import { SearchField } from '@vestibule/ui/search-field'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSlashKey } from '@vestibule/app-kit/page/use-slash-key'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { FilterMenu } from './filter-menu.tsx'
import type { ListFilter } from './list-filter.ts'
import { settleMs } from './use-search.ts'

export interface ListBarProps {
  /** Label of the search field. */
  readonly search: string
  readonly query: string
  readonly filters: readonly ListFilter[]
  readonly chosen: Readonly<Record<string, string>>
  /** The label of the chosen value of each filter. */
  readonly names: Readonly<Record<string, string>>
  /** Called when the user picks a filter value; `name` is its label. */
  readonly onName: (filter: string, value: string, name: string) => void
  readonly onChange: (
    change: Readonly<Record<string, string>>,
    options?: { replace: boolean },
  ) => void
  /** Rendered at the end of the bar. */
  readonly children?: ReactNode
}

/** The search and the filters of a list. */
export function ListBar(props: ListBarProps) {
  const { search, query, filters, chosen, names, onName, onChange, children } = props
  const texts = useAdminTexts().list
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTypedQuery(query, onChange)
  useSlashKey(field)
  return (
    <div className="vb-admin-bar" role="search">
      <SearchField
        ref={field}
        size="sm"
        label={search}
        placeholder={search}
        shortcut="/"
        value={typed}
        onValueChange={setTyped}
        maxLength={200}
        texts={{ clear: texts.clearSearch }}
      />
      {filters.map((filter) => (
        <FilterMenu
          key={filter.id}
          filter={filter}
          value={chosen[filter.id] ?? filter.standard ?? ''}
          name={names[filter.id]}
          onChange={(value, name) => {
            if (name !== undefined) onName(filter.id, value, name)
            onChange({ [filter.id]: value === filter.standard ? '' : value })
          }}
        />
      ))}
      {children && <div className="vb-admin-bar-end">{children}</div>}
    </div>
  )
}

/**
 * The text in the search field. It is written into the address once typing rests. If something else changes the
 * address, for instance Back, the field shows that query.
 */
function useTypedQuery(query: string, onChange: ListBarProps['onChange']) {
  const [typed, setTyped] = useState(query)
  const shown = useRef(query)
  const written = useRef<string[]>([])
  useEffect(() => {
    if (query === shown.current) return
    shown.current = query
    // The address follows later, and may skip a query that was quickly replaced. Until then the user types on.
    const own = written.current.indexOf(query)
    written.current.splice(0, own + 1)
    if (own < 0) setTyped(query)
  }, [query])
  useEffect(() => {
    const words = typed.trim()
    if (words === (written.current.at(-1) ?? shown.current)) return undefined
    const timer = setTimeout(() => {
      written.current.push(words)
      onChange({ q: words }, { replace: true })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [typed, onChange])
  return [typed, setTyped] as const
}
