import { Heading } from '@vestibule/ui/heading'
import { useId, type ReactNode } from 'react'

export interface PartProps {
  readonly heading: string
  readonly hint?: string | undefined
  /** What follows `#` in an address that leads to it. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** A part of one thing: its heading at the side, its content beside that. */
export function Part({ heading, hint, anchor, children }: PartProps) {
  const id = useId()
  return (
    <section id={anchor} className="vb-admin-part" aria-labelledby={id}>
      <div className="vb-admin-part-head">
        <Heading level={2} size="sm" id={id} tabIndex={anchor ? -1 : undefined}>
          {heading}
        </Heading>
        {hint && <p>{hint}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
