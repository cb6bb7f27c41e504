import { safeNext, type Ticket } from '@vestibule/api-client/contract'
import { textOf } from '@vestibule/base/messages/texts'
import { Heading } from '@vestibule/ui/heading'
import { ArrowLeftIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { Text } from '@vestibule/ui/text'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../texts/use-texts.ts'
import { usePageWords } from './page-words.ts'
import { TicketState } from './ticket-state.tsx'

/** Shows a ticket with the text that was sent, and its state. */
export function TicketView({ ticket }: { ticket: Ticket }) {
  const { pages, formats } = useTexts()
  const texts = pages.support
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className="sh-ticket-view">
      <Link className="sh-tickets-back" tone="quiet" href={pathname}>
        <ArrowLeftIcon size={16} /> {texts.allTickets}
      </Link>
      <TicketState status={ticket.status} />
      <Heading ref={heading} level={2} size="md" tabIndex={-1}>
        {ticket.subject}
      </Heading>
      <Text tone="muted">
        {texts.sentOn({
          category: textOf(texts.categories, ticket.category) ?? ticket.category,
          instantText: formats.instant(ticket.created_at),
        })}
      </Text>
      {ticket.page_url && <TicketPage pageUrl={ticket.page_url} />}
      <p className="sh-ticket-text">{ticket.description}</p>
    </article>
  )
}

function TicketPage({ pageUrl }: { pageUrl: string }) {
  const texts = useTexts().pages.support
  const words = texts.about({ page: usePageWords(pageUrl) })
  return (
    <Text tone="muted">
      {safeNext(pageUrl) === pageUrl ? <Link href={pageUrl}>{words}</Link> : words}
    </Text>
  )
}
