import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type StackProps = ComponentPropsWithoutRef<'div'> & {
  /** One below the other, or side by side. */
  direction?: 'column' | 'row'
  /** 4, 8, 16, 24 or 32 pixels. */
  gap?: 'xxs' | 'xs' | 'sm' | 'lg' | 'xl'
  /** Where children stand across the direction. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Where children stand along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Goes on in another line where there is no room. */
  wrap?: boolean
  /** Below 600 pixels the row becomes a column with its last child, the main action, on top. */
  collapse?: boolean
}

/** Children in a column or a row, evenly apart. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(
  (
    { direction = 'column', gap = 'sm', align, justify, wrap, collapse, className, ...rest },
    ref,
  ) => (
    <div
      ref={ref}
      className={cx('vb-stack', className)}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-collapse={collapse || undefined}
      {...rest}
    />
  ),
)
Stack.displayName = 'Stack'
