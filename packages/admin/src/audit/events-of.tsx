import { LinkButton } from '@vestibule/ui/link-button'
import type { ReactNode } from 'react'

interface EventsOfProps {
  readonly request?: string
  readonly session?: string
  /** A support code, or words that the events must contain. */
  readonly q?: string
  readonly children: ReactNode
}

/** A link to the list of audit events of one request, of one session, or with a support code. */
export function EventsOf({ children, ...filters }: EventsOfProps) {
  const search = new URLSearchParams(filters).toString()
  return (
    <LinkButton variant="secondary" size="sm" href={`/admin/audit/?${search}`}>
      {children}
    </LinkButton>
  )
}
