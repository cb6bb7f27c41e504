import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type VisuallyHiddenProps = ComponentPropsWithoutRef<'span'>

/** Text that is not visible and only assistive technology reads. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  ({ className, ...rest }, ref) => (
    <span ref={ref} className={cx('vb-visually-hidden', className)} {...rest} />
  ),
)
VisuallyHidden.displayName = 'VisuallyHidden'
