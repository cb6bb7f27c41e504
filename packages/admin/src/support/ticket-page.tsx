import { answerTicket, closeTicket, getTicket, type TicketFacts } from '@vestibule/api-client/admin'
import { Button } from '@vestibule/ui/button'
import { Link } from '@vestibule/ui/link'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { useChange } from '../change/use-change.tsx'
import { ItemPage } from '../item-page.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { AnswerForm } from './answer-form.tsx'
import { TicketState } from './ticket-state.tsx'
import { Written } from './written.tsx'
import './support.css'

/** `/admin/support/{id}/`: one ticket with all its messages. */
export default function TicketPage() {
  const { id = '' } = useParams()
  const { client } = useServices()
  const words = useAdminTexts().support.ticket
  const load = useCallback(() => getTicket(client, { id }, { cache: false }), [client, id])
  return (
    <ItemPage load={load} words={words} listHref="/admin/support/">
      {(ticket, refresh) => <OneTicket ticket={ticket} refresh={refresh} />}
    </ItemPage>
  )
}

function OneTicket({ ticket, refresh }: { ticket: TicketFacts; refresh: () => void }) {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.support.ticket
  const { may, canChange } = useAdministrator()
  const [sent, setSent] = useState(0)
  const closing = useChange(refresh)
  const answering = useChange(() => {
    setSent(sent + 1)
    refresh()
  })
  const { subject, number, by, organization, support_code: code, page_url: page } = ticket
  const categories: Readonly<Record<string, string>> = texts.support.categories
  const mayAnswer = canChange && may('support.answer')
  useTitle(subject)
  const close = () =>
    closing.ask({
      title: words.close.title(number),
      text: words.close.text(by.name),
      button: words.close.button,
      act: () => closeTicket(client, ticket),
      done: words.close.done(number),
    })
  const answer = (text: string) =>
    answering.ask({
      title: words.send.title(by.name),
      text: words.send.text(ticket.email),
      button: words.send.button,
      act: () => answerTicket(client, { id: ticket.id, text }),
      done: words.send.done(by.name),
    })
  const facts = [
    [words.state, <TicketState key="state" state={ticket.state} />],
    [words.since, texts.moment(ticket.created_at, clock.now())],
    [words.category, categories[ticket.category] ?? ticket.category],
    [
      words.code,
      code === null ? (
        words.none
      ) : (
        <Link href={`/admin/audit/?q=${encodeURIComponent(code)}`}>{code}</Link>
      ),
    ],
    [
      words.person,
      <Link key="person" href={`/admin/users/${by.id}/`}>
        {by.name}
      </Link>,
    ],
    [words.page, page ?? words.none],
  ] as const
  return (
    <>
      <PageHead
        heading={subject}
        lead={words.lead(number, by.name, organization.name)}
        back={{ href: '/admin/support/', label: words.back }}
        actions={
          mayAnswer &&
          ticket.state !== 'solved' && (
            <Button variant="secondary" size="md" onClick={close}>
              {words.close.action}
            </Button>
          )
        }
      />
      <dl className="vb-admin-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Written ticket={ticket} />
      {mayAnswer && <AnswerForm key={sent} onSubmit={answer} />}
      {closing.dialog}
      {answering.dialog}
    </>
  )
}
