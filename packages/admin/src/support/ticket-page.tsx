import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { Link } from '@vestibule/ui/link'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { Ask, useAsk, useMayMake } from '../change/ask.tsx'
import { change } from '../change/change.ts'
import { useDraft } from '../drafts.ts'
import { ItemPage } from '../item-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { AnswerForm } from './answer-form.tsx'
import { TicketState } from './ticket-state.tsx'
import { Written } from './written.tsx'
import { Pairs } from '@vestibule/ui/pairs'
import './support.css'

/** `/admin/support/{id}/`: one ticket with all its messages. */
export default function TicketPage() {
  return (
    <ItemPage
      name="ticket"
      load={(client, id) => adminOf(client).getTicket({ ticketId: id }, { cache: false })}
      words={useAdmin().texts.support.ticket}
      listHref="/admin/support/"
    >
      {(ticket) => <OneTicket key={ticket.id} ticket={ticket} />}
    </ItemPage>
  )
}

function OneTicket({ ticket }: { readonly ticket: ValueFrom<'getTicket'> }) {
  const { client, now, texts } = useAdmin()
  const words = texts.support.ticket
  const ask = useAsk()
  const mayMake = useMayMake()
  const [text, write] = useDraft(`answer ${ticket.id}`, '')
  const { subject, number, by, organization, support_code: code, page_url: page } = ticket
  const categories: Readonly<Record<string, string>> = texts.support.categories
  useTitle(subject)
  const needs = 'support.answer'
  const close = change(
    words.close,
    { number },
    () => adminOf(client).closeTicket({ ticketId: ticket.id }),
    {
      text: words.close.text({ name: by.name }),
      isAllowed: ticket.state !== 'solved',
      needs,
    },
  )
  const answer = change(
    words.send,
    { name: by.name },
    async () => {
      const outcome = await adminOf(client).answerTicket({ ticketId: ticket.id, text: text.trim() })
      if (!('error' in outcome)) write('')
      return outcome
    },
    { text: words.send.text({ address: ticket.email }), needs },
  )
  const facts = [
    [words.state, <TicketState key="state" state={ticket.state} />],
    [words.since, texts.moment(ticket.created_at, now)],
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
        lead={words.lead({ number, name: by.name, organization: organization.name })}
        back={{ href: '/admin/support/', label: words.back }}
        actions={<Ask change={close} size="md" />}
      />
      <Pairs items={facts} variant="facts" />
      <Written ticket={ticket} />
      {mayMake(answer) && <AnswerForm text={text} onWrite={write} onSubmit={() => ask(answer)} />}
    </>
  )
}
