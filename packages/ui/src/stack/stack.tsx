import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type StackProps = ComponentPropsWithoutRef<'div'> & {
  /** Whether children are below each other or side by side. */
  direction?: 'column' | 'row'
  /** Distance between children: 4, 8, 16, 24 or 32 pixels. */
  gap?: 'xxs' | 'xs' | 'sm' | 'lg' | 'xl'
  /** Alignment of the children across the direction (`align-items`). */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Distribution of the children along the direction (`justify-content`). */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Wraps children onto further lines if they do not fit. */
  wrap?: boolean
  /**
   * In windows narrower than 600 pixels, turns the row into a column in reverse order: the last child, the main action,
   * is on top.
   */
  collapse?: boolean
}

/** Arranges children in a column or a row with equal gaps. */
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
