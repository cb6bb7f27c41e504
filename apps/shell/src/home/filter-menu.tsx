import { FilterPopover } from '@vestibule/ui/filter-popover'
import type { Ref } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { appliedLabel, type Filter } from './facet.ts'

/** If a filter has more values than this, its panel has a search field. */
const searchFrom = 5

/** A filter's button, with the panel that lists the values. */
export function FilterMenu({
  filter,
  buttonRef,
}: {
  readonly filter: Filter
  readonly buttonRef: Ref<HTMLButtonElement>
}) {
  const texts = useTexts().home.filters
  const { label, searchLabel, options, nameOf, value, onChange, result } = filter
  return (
    <FilterPopover
      ref={buttonRef}
      label={label}
      align="end"
      options={options.map((option) => ({
        value: option.value,
        label: nameOf?.(option.value) ?? option.value,
        count: option.count,
      }))}
      value={value}
      onValueChange={onChange}
      searchable={options.length > searchFrom}
      result={result}
      texts={{
        applied: () => appliedLabel(filter, texts),
        search: () => searchLabel,
      }}
    />
  )
}
