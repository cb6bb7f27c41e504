import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type SkeletonProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** Any CSS length; a number is pixels. */
  width?: number | string
  /** Any CSS length; a number is pixels. */
  height?: number | string
}

/** Stands where something will be. Decoration: its container says `aria-busy`. */
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
