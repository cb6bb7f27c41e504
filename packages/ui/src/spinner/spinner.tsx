import { forwardRef } from 'react'
import type { IconProps } from '../icons/create-icon.tsx'
import { SpinnerIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

export type SpinnerProps = Omit<IconProps, 'title'>

/**
 * A turning arc. Screen readers do not read it: set `aria-busy` on the element around it, and say in words what is
 * loading.
 */
export const Spinner = forwardRef<SVGSVGElement, SpinnerProps>(
  ({ size = 16, className, ...rest }, ref) => (
    <SpinnerIcon ref={ref} size={size} className={cx('vb-spinner', className)} {...rest} />
  ),
)
Spinner.displayName = 'Spinner'
