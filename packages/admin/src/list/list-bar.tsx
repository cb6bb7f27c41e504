import { SearchField } from '@vestibule/ui/search-field'
import { useEffect, useRef, useState } from 'react'
import { useSlashKey } from '@vestibule/app-kit/page/use-slash-key'
import { FilterMenu } from './filter-menu.tsx'
import type { List } from './use-list.ts'
import { settleMs } from './use-search.tsx'

interface ListBarProps {
  readonly list: Pick<List<unknown>, 'address' | 'filters' | 'change'>
  /** Label of the search field. */
  readonly search: string
  /** The label of each filter's chosen value, by the filter's id. */
  readonly names: Readonly<Record<string, string>>
  /** Called when the user picks a filter value; `name` is its label. */
  readonly onName: (filter: string, value: string, name: string) => void
}

/** The search and the filters of a list. */
export function ListBar({ list, search, names, onName }: ListBarProps) {
  const { address, filters, change } = list
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTypedQuery(address.q, change)
  useSlashKey(field)
  return (
    <div className="adm-bar" role="search">
      <SearchField
        ref={field}
        size="sm"
        label={search}
        placeholder={search}
        shortcut="/"
        value={typed}
        onValueChange={setTyped}
        maxLength={200}
      />
      {filters.map((filter) => (
        <FilterMenu
          key={filter.id}
          filter={filter}
          name={names[filter.id]}
          onChange={(value, name) => {
            if (name !== undefined) onName(filter.id, value, name)
            change({ [filter.id]: value === filter.standard ? '' : value })
          }}
        />
      ))}
    </div>
  )
}

/**
 * Returns the text in the search field, and a function that changes it. The text is written into the address when the
 * user pauses typing. If something else changes the address, such as the Back button, the field shows the query of the
 * address.
 */
function useTypedQuery(query: string, onChange: List<unknown>['change']) {
  const [typed, setTyped] = useState(query)
  const shown = useRef(query)
  const written = useRef<string[]>([])
  useEffect(() => {
    if (query === shown.current) return
    shown.current = query
    // The address follows with a delay, and may skip a query that was quickly replaced. If the address shows a query
    // that this field has written, keep what the user has typed since.
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
