import { Button } from '@vestibule/ui/button'
import { SearchField } from '@vestibule/ui/search-field'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { FilterSource } from './list-filter.ts'
import { useSearch } from './use-search.ts'

export interface FilterSearchProps {
  readonly source: FilterSource
  readonly value: string
  readonly onChange: (value: string, name?: string) => void
}

/** A search over the values of a filter, with a button that clears the chosen value. */
export function FilterSearch({ source, value, onChange }: FilterSearchProps) {
  const { retry: retryWord, loading, list: texts } = useAdminTexts()
  const { typed, setTyped, state, retry } = useSearch(source.load)
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
      <div className="vb-admin-filter-values" aria-live="polite">
        {state.status === 'loading' && <p className="vb-admin-muted">{loading}</p>}
        {state.status === 'failed' && (
          <>
            <p className="vb-admin-muted">{state.message}</p>
            <Button variant="secondary" size="sm" onClick={retry}>
              {retryWord}
            </Button>
          </>
        )}
        {state.status === 'loaded' && state.value.items.length === 0 && (
          <p className="vb-admin-muted">{texts.noResults}</p>
        )}
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
