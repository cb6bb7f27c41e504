import { Button } from '@vestibule/ui/button'
import { SearchField } from '@vestibule/ui/search-field'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { Source } from './sources.ts'
import { SearchState, useSearch } from './use-search.tsx'

interface FilterSearchProps {
  readonly source: Source & { readonly search: string }
  readonly value: string
  readonly onChange: (value: string, name?: string) => void
}

/** A field in which the user finds a value of a filter by typing, with a button that clears the chosen value. */
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
      />
      <SearchState of={called} />
      <div className="adm-filter-values">
        {state.status === 'loaded' &&
          state.value.items.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === value}
              onClick={() => onChange(id, name)}
            >
              {name}
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
