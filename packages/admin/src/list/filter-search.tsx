import { Button } from '@vestibule/ui/button'
import { SearchField } from '@vestibule/ui/search-field'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { FilterSource } from './list-filter.ts'
import { SearchState } from './search-state.tsx'
import { useSearch } from './use-search.ts'

export interface FilterSearchProps {
  readonly source: FilterSource
  readonly value: string
  readonly onChange: (value: string, name?: string) => void
}

/** A search over the values of a filter, with a button that clears the chosen value. */
export function FilterSearch({ source, value, onChange }: FilterSearchProps) {
  const texts = useAdminTexts().list
  const { typed, setTyped, ...called } = useSearch(`filter ${source.search}`, source.load)
  const { state } = called
  return (
    <>
      <SearchField
        size="sm"
        label={source.search}
        placeholder={source.search}
        value={typed}
        onValueChange={setTyped}
        maxLength={200}
        texts={{ clear: texts.clearSearch }}
      />
      <SearchState of={called} />
      <div className="vb-admin-filter-values">
        {state.status === 'loaded' &&
          state.value.items.map((one) => (
            <button
              key={one.value}
              type="button"
              aria-pressed={one.value === value}
              onClick={() => onChange(one.value, one.label)}
            >
              {one.label}
            </button>
          ))}
      </div>
      {value !== '' && (
        <Button variant="ghost" size="sm" onClick={() => onChange('')}>
          {texts.clear}
        </Button>
      )}
    </>
  )
}
