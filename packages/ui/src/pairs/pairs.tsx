import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export type PairsProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'> & {
  /** Terms, each with its value, in reading order. */
  items: readonly (readonly [term: string, value: ReactNode])[]
  /** `list`: values beside their terms. `facts`: four columns with values below their terms, at the top of a page. */
  variant?: 'list' | 'facts'
  /** `sm` makes the font and the distances of a `list` smaller. */
  size?: 'sm' | 'md'
}

/** Terms with their values. On a narrow page each value stands below its term, and `facts` have two columns. */
export const Pairs = forwardRef<HTMLDListElement, PairsProps>(
  ({ items, variant = 'list', size = 'md', className, ...rest }, ref) => (
    <dl
      ref={ref}
      className={cx('vb-pairs', className)}
      data-variant={variant}
      data-size={size}
      {...rest}
    >
      {items.map(([term, value]) => (
        <div key={term} className="vb-pair">
          <dt className="vb-pair-term">{term}</dt>
          <dd className="vb-pair-value">{value}</dd>
        </div>
      ))}
    </dl>
  ),
)
Pairs.displayName = 'Pairs'
