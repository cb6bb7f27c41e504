import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type SectionProps = ComponentPropsWithoutRef<'div'> & {
  /** Maximum width of the content, without page margins: 780, 920 or 1220 pixels. */
  width?: 'sm' | 'md' | 'lg'
  /** The HTML element to render. */
  as?: 'div' | 'main' | 'section'
}

/** A centred column with the page margins: 32 pixels, or 16 in windows narrower than 600 pixels. */
export const Section = forwardRef<HTMLDivElement, SectionProps>(
  ({ width = 'lg', as: Component = 'div', className, ...rest }, ref) => (
    <Component ref={ref} className={cx('vb-section', className)} data-width={width} {...rest} />
  ),
)
Section.displayName = 'Section'
