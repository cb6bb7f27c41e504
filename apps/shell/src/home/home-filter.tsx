import { FilterButton } from '@vestibule/ui/filter-button'
import { LateButton } from '../late/late-button.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { appliedLabel, type Filter } from './facet.ts'

/** One filter of a list: a button that opens a panel of the values. */
export function HomeFilter({ filter }: { filter: Filter }) {
  const texts = useTexts().home.filters
  return (
    <LateButton
      button={
        <FilterButton applied={filter.value.length > 0}>{appliedLabel(filter, texts)}</FilterButton>
      }
      popover={({ FilterMenu }, _, ref) => <FilterMenu filter={filter} buttonRef={ref} />}
    />
  )
}
