import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type SkeletonProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** Any CSS length; a number means pixels. */
  width?: number | string
  /** Any CSS length; a number means pixels. */
  height?: number | string
}

/**
 * A placeholder for content that is loading. Screen readers do not read it: set `aria-busy` on the element around it.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(
  ({ width, height = 12, className, style, ...rest }, ref) => (
    <span
      ref={ref}
      className={cx('vb-skeleton', className)}
      style={{ width, height, ...style }}
      aria-hidden="true"
      {...rest}
    />
  ),
)
Skeleton.displayName = 'Skeleton'
