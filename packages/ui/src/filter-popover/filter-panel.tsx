import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { foldText } from '../internal/fold-text.ts'
import { useTexts } from '../internal/use-texts.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { FilterList, type FilterOption } from './filter-list.tsx'
import { filterPopoverTexts, type FilterPopoverTexts } from './filter-popover-texts.ts'

type FilterPanelProps = {
  label: string
  options: readonly FilterOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  searchable: boolean
  result: ReactNode
  texts: Partial<FilterPopoverTexts> | undefined
}

/**
 * The content of a filter's popover: search field, options and Clear button. Mounted only while the popover is open, so
 * that the search starts empty each time.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { label, options, value, onChange, searchable, result, texts } = props
  const [query, setQuery] = useState('')
  const found = options.filter((option) => foldText(option.label).includes(foldText(query)))
  const words = useTexts('filterPopover', filterPopoverTexts)
  const empty = texts?.empty ?? words.empty
  const search = (texts?.search ?? words.search)(label)
  const foundText = (texts?.found ?? words.found)(found.length)

  return (
    <>
      {searchable && (
        <div className="vb-filter-head">
          <SearchField
            size="sm"
            label={search}
            placeholder={search}
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
          selectAllLabel={texts?.selectAll ?? words.selectAll}
        />
      ) : (
        <p className="vb-filter-empty">{empty}</p>
      )}
      <div className="vb-filter-foot">
        <Button variant="quiet" size="sm" onClick={() => onChange([])}>
          {texts?.clear ?? words.clear}
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
