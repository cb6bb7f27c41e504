import { createCodeRead } from '@vestibule/base/code'
import { FilterButton } from '@vestibule/ui/filter-button'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { DeferredButton } from '../deferred/deferred-button.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { appliedLabel, type Filter } from './facet.ts'

const code = createCodeRead(async () => (await import('./filter-menu.tsx')).FilterMenu)

/** One filter of a list: a button that opens a panel of the values. */
export function HomeFilter({ filter }: { filter: Filter }) {
  return <DeferredButton code={code} Button={HomeFilterButton} props={{ filter }} />
}

interface HomeFilterButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly filter: Filter
}

const HomeFilterButton = forwardRef<HTMLButtonElement, HomeFilterButtonProps>(
  ({ filter, ...rest }, ref) => (
    <FilterButton ref={ref} applied={filter.value.length > 0} {...rest}>
      {appliedLabel(filter, useTexts().home.filters)}
    </FilterButton>
  ),
)
HomeFilterButton.displayName = 'HomeFilterButton'
