import { LinkButton } from '@vestibule/ui/link-button'
import type { ReactNode } from 'react'

interface EventsOfProps {
  readonly request?: string
  readonly session?: string
  /** A code, or words of an event. */
  readonly q?: string
  readonly children: ReactNode
}

/** A link to all events of a request, of a session, or with a code. */
export function EventsOf({ children, ...filters }: EventsOfProps) {
  const search = new URLSearchParams(filters).toString()
  return (
    <LinkButton variant="secondary" size="sm" href={`/admin/audit/?${search}`}>
      {children}
    </LinkButton>
  )
}
