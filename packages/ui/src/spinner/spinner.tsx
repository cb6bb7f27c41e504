import { forwardRef } from 'react'
import { SpinnerIcon, type IconProps } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

export type SpinnerProps = Omit<IconProps, 'title'>

/** A turning arc. Decoration: the element it stands in says `aria-busy` and in words what is going on. */
export const Spinner = forwardRef<SVGSVGElement, SpinnerProps>(
  ({ size = 16, className, ...rest }, ref) => (
    <SpinnerIcon ref={ref} size={size} className={cx('vb-spinner', className)} {...rest} />
  ),
)
Spinner.displayName = 'Spinner'
