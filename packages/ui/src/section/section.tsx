import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type SectionProps = ComponentPropsWithoutRef<'div'> & {
  /** 780, 920 or 1220 pixels of content, beside the page margins. */
  width?: 'sm' | 'md' | 'lg'
  /** Which element it is. */
  as?: 'div' | 'main' | 'section'
}

/** A centred column of the page with its margins: 32 pixels, 16 below 600. */
export const Section = forwardRef<HTMLDivElement, SectionProps>(
  ({ width = 'lg', as: Component = 'div', className, ...rest }, ref) => (
    <Component ref={ref} className={cx('vb-section', className)} data-width={width} {...rest} />
  ),
)
Section.displayName = 'Section'
