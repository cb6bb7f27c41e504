import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

export type FilterButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** The filter is active: it currently hides results. */
  applied?: boolean
}

/**
 * The button of a filter without its popover: for a popover of your own, or as a placeholder while the code of
 * `FilterPopover` loads.
 */
export const FilterButton = forwardRef<HTMLButtonElement, FilterButtonProps>(
  ({ applied = false, className, children, ...rest }, ref) => (
    <button
      ref={ref}
      type="button"
      className={cx('vb-filter', className)}
      data-applied={applied || undefined}
      {...rest}
    >
      {children}
      <ChevronDownIcon size={16} />
    </button>
  ),
)
FilterButton.displayName = 'FilterButton'
