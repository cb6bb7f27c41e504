import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { foldText } from '../internal/fold-text.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { FilterList, type FilterOption } from './filter-list.tsx'

export type FilterPopoverTexts = {
  /** On the button once something is chosen. */
  applied?: (label: string, count: number) => string
  search?: (label: string) => string
  selectAll?: string
  clear?: string
  empty?: string
  /** Read out when the search has found so many options. */
  found?: (count: number) => string
}

type FilterPanelProps = {
  label: string
  options: readonly FilterOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  searchable: boolean
  result: ReactNode
  texts: FilterPopoverTexts | undefined
}

/** Lives while the popover is open, so that each opening starts with an empty search. */
export function FilterPanel(props: FilterPanelProps) {
  const { label, options, value, onChange, searchable, result, texts } = props
  const [query, setQuery] = useState('')
  const found = options.filter((option) => foldText(option.label).includes(foldText(query)))
  const empty = texts?.empty ?? 'No Results'
  const foundText = texts?.found?.(found.length) ?? `${found.length} found`

  return (
    <>
      {searchable && (
        <div className="vb-filter-head">
          <SearchField
            size="sm"
            label={texts?.search?.(label) ?? `Search ${label.toLowerCase()}`}
            placeholder={texts?.search?.(label) ?? `Search ${label.toLowerCase()}`}
            value={query}
            onValueChange={setQuery}
            onKeyDown={enterList}
          />
        </div>
      )}
      {found.length > 0 ? (
        <FilterList
          options={found}
          value={value}
          onChange={onChange}
          selectAllLabel={texts?.selectAll ?? 'Select all'}
        />
      ) : (
        <p className="vb-filter-empty">{empty}</p>
      )}
      <div className="vb-filter-foot">
        <Button variant="quiet" size="sm" onClick={() => onChange([])}>
          {texts?.clear ?? 'Clear'}
        </Button>
        <span className="vb-filter-result" role="status">
          {result}
        </span>
      </div>
      <span className="vb-visually-hidden" role="status">
        {query !== '' && (found.length > 0 ? foundText : empty)}
      </span>
    </>
  )
}

function enterList(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'ArrowDown') return
  const panel = event.currentTarget.closest('.vb-filter-panel')
  const first = panel?.querySelector<HTMLInputElement>('.vb-filter-list input:enabled')
  if (!first) return
  event.preventDefault()
  first.focus()
}
