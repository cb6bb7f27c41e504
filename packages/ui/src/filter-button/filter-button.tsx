import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

export type FilterButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** Something is chosen, so that the list is shorter for it. */
  applied?: boolean
}

/**
 * The button of a filter without what it opens: for a popover of one's own, or in the place of a
 * FilterPopover whose code is still on its way.
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
