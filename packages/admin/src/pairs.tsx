import type { ReactNode } from 'react'

interface PairsProps {
  /** Terms and what is said about them, in order. */
  readonly of: readonly (readonly [term: string, value: ReactNode])[]
  /** `facts`: the main facts below the heading of a page. Default: a list within a part. */
  readonly kind?: 'facts' | 'pairs'
  readonly size?: 'sm'
}

/** Terms with their values. */
export function Pairs({ of, kind = 'pairs', size }: PairsProps) {
  return (
    <dl className={`vb-admin-${kind}`} data-size={size}>
      {of.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
