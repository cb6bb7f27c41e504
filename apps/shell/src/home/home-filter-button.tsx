import { FilterButton } from '@vestibule/ui/filter-button'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import type { FacetOption } from './facet.ts'

/** One filter of a list. */
export interface Filter {
  readonly label: string
  /** Names the search over the values. */
  readonly searchLabel: string
  readonly options: readonly FacetOption[]
  /** Words for a value; the value itself without it. */
  readonly nameOf?: (value: string) => string
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  /** What the filters leave: `7 apps`. */
  readonly result: string
}

export interface HomeFilterButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly filter: Filter
}

/** The button of a filter, with the value that is chosen or how many are. */
export const HomeFilterButton = forwardRef<HTMLButtonElement, HomeFilterButtonProps>(
  ({ filter, ...rest }, ref) => (
    <FilterButton ref={ref} applied={filter.value.length > 0} {...rest}>
      {useAppliedLabel(filter)}
    </FilterButton>
  ),
)
HomeFilterButton.displayName = 'HomeFilterButton'

/** `Data type`, `Data type: Imaging`, `Data type: 2`. */
export function useAppliedLabel({ label, value, nameOf }: Filter): string {
  const texts = useTexts().home.filters
  const [first] = value
  if (first === undefined) return label
  return texts.applied(label, value.length === 1 ? (nameOf?.(first) ?? first) : value.length)
}
