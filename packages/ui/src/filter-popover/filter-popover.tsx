import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { FilterButton } from '../filter-button/filter-button.tsx'
import { Popover } from '../popover/popover.tsx'
import type { FilterOption } from './filter-list.tsx'
import { FilterPanel, type FilterPopoverTexts } from './filter-panel.tsx'

export type { FilterOption } from './filter-list.tsx'
export type { FilterPopoverTexts } from './filter-panel.tsx'

export type FilterPopoverProps = Omit<
  ComponentPropsWithoutRef<'button'>,
  'value' | 'onChange' | 'children'
> & {
  /** What is filtered by: on the button, and the name of the panel. */
  label: string
  /** What can be chosen, from top to bottom. */
  options: readonly FilterOption[]
  /** The chosen ones; none lets everything through. */
  value: readonly string[]
  /** At each change; there is no button to apply. */
  onValueChange: (value: string[]) => void
  /** 200, 300 or 600 pixels wide, never wider than the page; 400 high at most. */
  size?: 'sm' | 'md' | 'lg'
  /** Which edge of the button the panel starts at. */
  align?: 'start' | 'end'
  /** A box to search the options. */
  searchable?: boolean
  /** What the filter leaves, such as "7 apps": shown at the end, and read out when it changes. */
  result?: ReactNode
  /** Replaces the built-in English texts, each by itself. */
  texts?: FilterPopoverTexts
}

/**
 * A button and, below it, boxes to filter by. Escape closes it and the focus returns. `ref` and
 * attributes go to the button.
 */
export const FilterPopover = forwardRef<HTMLButtonElement, FilterPopoverProps>(
  (
    {
      label,
      options,
      value,
      onValueChange,
      size = 'md',
      align = 'start',
      searchable = true,
      result,
      texts,
      ...rest
    },
    ref,
  ) => {
    const applied = texts?.applied?.(label, value.length) ?? `${label}: ${value.length}`
    return (
      <Popover
        className="vb-filter-panel"
        label={label}
        size={size}
        align={align}
        button={
          <FilterButton ref={ref} applied={value.length > 0} {...rest}>
            {value.length > 0 ? applied : label}
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
