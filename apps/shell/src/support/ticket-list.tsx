import type { Ticket } from '@vestibule/api-client/contract'
import type { Loaded } from '@vestibule/session'
import { Badge } from '@vestibule/ui/badge'
import { Disclosure } from '@vestibule/ui/disclosure'
import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorState } from '@vestibule/ui/error-state'
import { Heading } from '@vestibule/ui/heading'
import { Text } from '@vestibule/ui/text'
import { PageLoading } from '../frame/page-loading.tsx'
import { useTexts } from '../texts/use-texts.ts'

export interface TicketListProps {
  readonly tickets: Loaded<readonly Ticket[]>
  readonly onRetry: () => void
}

/** The tickets of the user, newest first. Its failure leaves the form beside it as it is. */
export function TicketList({ tickets, onRetry }: TicketListProps) {
  const { pages, chrome } = useTexts()
  const texts = pages.support
  return (
    <section className="vb-tickets" aria-label={texts.listHeading}>
      <Heading level={2} size="sm">
        {texts.listHeading}
      </Heading>
      {tickets.status === 'loading' && <PageLoading />}
      {tickets.status === 'failed' && (
        <ErrorState
          level={3}
          title={pages.failed.heading}
          onRetry={onRetry}
          labels={{ retry: chrome.retry }}
        >
          {tickets.message}
        </ErrorState>
      )}
      {tickets.status === 'ready' && tickets.data.length === 0 && (
        <EmptyState level={3} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      )}
      {tickets.status === 'ready' && tickets.data.length > 0 && (
        <ul>
          {tickets.data.map((ticket) => (
            <li key={ticket.id} className="vb-ticket">
              <TicketRow ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const texts = useTexts().pages.support
  const categories: Readonly<Record<string, string>> = texts.categories
  return (
    <>
      <div className="vb-ticket-line">
        <strong>{ticket.subject}</strong>
        <Badge>{texts.status(ticket.status)}</Badge>
      </div>
      <Text size="xs" tone="muted">
        <time dateTime={ticket.created_at}>{texts.created(ticket.created_at)}</time>
        {` · ${categories[ticket.category] ?? ticket.category}`}
      </Text>
      <Disclosure summary={texts.details}>
        <p className="vb-ticket-text">{ticket.description}</p>
        {ticket.page_url && <p className="vb-code-text">{ticket.page_url}</p>}
      </Disclosure>
    </>
  )
}
