import { Heading } from '@vestibule/ui/heading'
import { useId, type ReactNode } from 'react'

export interface PartProps {
  readonly heading: string
  readonly hint?: string | undefined
  /** The part's fragment id: a URL with `#` and this id leads to it. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** A section of an item's page, with its heading at the side of its content. */
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
