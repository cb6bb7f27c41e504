import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { FilterButton } from '../filter-button/filter-button.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { Popover } from '../popover/popover.tsx'
import type { FilterOption } from './filter-list.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { filterPopoverTexts, type FilterPopoverTexts } from './filter-popover-texts.ts'

export type FilterPopoverProps = Omit<
  ComponentPropsWithoutRef<'button'>,
  'value' | 'onChange' | 'children'
> & {
  /** Name of the filter: label of the button and accessible name of the panel. */
  label: string
  /** The options, from top to bottom. */
  options: readonly FilterOption[]
  /** The chosen options; an empty list filters nothing. */
  value: readonly string[]
  /** Called at each change of a checkbox; there is no Apply button. */
  onValueChange: (value: string[]) => void
  /** Width of the panel: 200, 300 or 600 pixels, but never wider than the page. It is at most 400 pixels high. */
  width?: 'sm' | 'md' | 'lg'
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end'
  /** Shows a search field for the options. */
  searchable?: boolean
  /** The number of results, such as "7 apps": shown below the options and announced when it changes. */
  result?: ReactNode
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<FilterPopoverTexts>
}

/**
 * A button that opens a panel of checkboxes to filter a list by. Escape closes the panel and returns the focus to the
 * button. `ref` and attributes go to the button.
 */
export const FilterPopover = forwardRef<HTMLButtonElement, FilterPopoverProps>(
  (
    {
      label,
      options,
      value,
      onValueChange,
      width = 'md',
      align = 'start',
      searchable = true,
      result,
      texts,
      ...rest
    },
    ref,
  ) => {
    const words = useTexts('filterPopover', filterPopoverTexts)
    const applied = texts?.applied ?? words.applied
    return (
      <Popover
        className="vb-filter-panel"
        label={label}
        width={width}
        align={align}
        button={
          <FilterButton ref={ref} applied={value.length > 0} {...rest}>
            {value.length > 0 ? applied(label, value.length) : label}
          </FilterButton>
        }
      >
        <FilterPanel
          label={label}
          options={options}
          value={value}
          onChange={onValueChange}
          searchable={searchable}
          result={result}
          texts={texts}
        />
      </Popover>
    )
  },
)
FilterPopover.displayName = 'FilterPopover'
