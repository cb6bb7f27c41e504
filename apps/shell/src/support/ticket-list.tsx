import type { Ticket } from '@vestibule/api-client/contract'
import { textOf } from '@vestibule/base/messages/texts'
import type { Read } from '@vestibule/base/read'
import { useStore } from '@vestibule/base/react/use-read'
import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorState } from '@vestibule/ui/error-state'
import { Heading } from '@vestibule/ui/heading'
import { Link } from '@vestibule/ui/link'
import { Text } from '@vestibule/ui/text'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLoading } from '../frame/page-loading.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { TicketState } from './ticket-state.tsx'

export interface TicketListProps {
  readonly tickets: Read<readonly Ticket[]>
  /** Id of the ticket that is shown beside the list; null if none is. */
  readonly openId: string | null
}

/** Lists the tickets of the user, newest first. If they cannot be loaded, the form beside the list still works. */
export function TicketList({ tickets: list, openId }: TicketListProps) {
  const tickets = useStore(list)
  // Load the tickets again on each visit, because support may have answered one.
  useEffect(() => void list.refresh(), [list])
  const { pages } = useTexts()
  const texts = pages.support
  return (
    <section className="sh-tickets" aria-label={texts.listHeading}>
      <Heading level={2} size="sm">
        {texts.listHeading}
      </Heading>
      {(tickets.status === 'idle' || tickets.status === 'loading') && <PageLoading />}
      {tickets.status === 'failed' && (
        <ErrorState level={3} onRetry={() => void list.load()}>
          {tickets.message}
        </ErrorState>
      )}
      {tickets.status === 'loaded' && tickets.value.length === 0 && (
        <EmptyState className="sh-no-tickets" level={3} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      )}
      {tickets.status === 'loaded' && tickets.value.length > 0 && (
        <ul>
          {tickets.value.map((ticket) => (
            <li key={ticket.id} className="sh-ticket">
              <TicketRow ticket={ticket} isOpen={ticket.id === openId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function TicketRow({ ticket, isOpen }: { ticket: Ticket; isOpen: boolean }) {
  const { pages, formats } = useTexts()
  const { categories } = pages.support
  const { pathname } = useLocation()
  return (
    <Link
      className="sh-ticket-link"
      href={`${pathname}?ticket=${encodeURIComponent(ticket.id)}`}
      aria-current={isOpen || undefined}
    >
      <span className="sh-ticket-line">
        <strong>{ticket.subject}</strong>
        <TicketState status={ticket.status} />
      </span>
      <Text as="span" size="xs" tone="muted">
        <time dateTime={ticket.created_at}>{formats.instant(ticket.created_at)}</time>
        {` · ${textOf(categories, ticket.category) ?? ticket.category}`}
      </Text>
    </Link>
  )
}
