import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type HeadingProps = ComponentPropsWithoutRef<'h2'> & {
  /** Heading level in the outline; does not affect the size. */
  level?: 1 | 2 | 3 | 4 | 5 | 6
  /**
   * Font size and line height: 14/20, 16/24, 20/28, 24/32 or 32/40 pixels. In windows narrower than 600 pixels `xl` is
   * 28/36.
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
}

/** A heading. Give it `tabIndex={-1}` to focus it when a new screen or step appears. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(
  ({ level = 2, size = 'md', className, children, ...rest }, ref) => {
    const Component = `h${level}` as const
    return (
      <Component ref={ref} className={cx('vb-heading', className)} data-size={size} {...rest}>
        {children}
      </Component>
    )
  },
)
Heading.displayName = 'Heading'
