import { FilterPopover } from '@vestibule/ui/filter-popover'
import type { Start } from '../deferred/deferred-button.tsx'
import { useStart } from '../deferred/use-start.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useAppliedLabel, type Filter } from './home-filter-button.tsx'

export interface FilterMenuProps {
  readonly filter: Filter
  readonly start: Start
}

/** From more values than this on, they can be searched. */
const searchFrom = 5

/** A filter with its values. */
export function FilterMenu({ filter, start }: FilterMenuProps) {
  const texts = useTexts().home.filters
  const { label, searchLabel, options, nameOf, value, onChange, result } = filter
  const applied = useAppliedLabel(filter)
  return (
    <FilterPopover
      ref={useStart(start)}
      label={label}
      align="end"
      options={options.map((option) => ({
        value: option.value,
        label: nameOf?.(option.value) ?? option.value,
        count: option.count,
      }))}
      value={value}
      onChange={onChange}
      searchable={options.length > searchFrom}
      result={result}
      labels={{
        applied: () => applied,
        search: () => searchLabel,
        selectAll: texts.selectAll,
        clear: texts.clear,
        empty: texts.empty,
      }}
    />
  )
}
