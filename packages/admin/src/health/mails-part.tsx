import { listMails, type Health, type QueuedMail } from '@vestibule/api-client/admin'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { MailIcon } from '@vestibule/ui/icons'
import { useState } from 'react'
import { useServices } from '../services.ts'
import { DataTable } from '@vestibule/ui/data-table'
import { FilterMenu } from '../list/filter-menu.tsx'
import { Failed } from '../loaded.tsx'
import { Part } from '@vestibule/ui/part'
import { useCall } from '../use-call.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { mailChanges } from './mail-changes.ts'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/column.ts'

const states = ['waiting', 'sent', 'given_up'] as const
type State = (typeof states)[number]
/** Number of mails shown until the user asks for more. */
const few = 3
const many = 100

/** Outgoing mails: how many wait, why, and the actions on each. */
export function MailsPart({ mails }: { readonly mails: Health['mails'] | null }) {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.health.mails
  const [state, setState] = useState<State>('waiting')
  const [isAll, setAll] = useState(false)
  const limit = isAll ? many : few
  const called = useCall(`mails ${state} ${limit}`, (client) =>
    listMails(client, { state, limit }, { cache: false }),
  )
  const list = called.state
  const changes = mailChanges(client, texts)
  const now = clock.now()
  const isFailing = mails !== null && mails.waiting > 0 && mails.last_answer !== null
  const page = list.status === 'loaded' ? list.value : null
  const test = mails !== null && <Ask change={changes.sendTest()} />
  return (
    <Part heading={words.heading} hint={words.hint} id="mails">
      {mails && isFailing && (
        <Alert
          tone="danger"
          className="vb-admin-mails-failing"
          title={words.failing(
            mails.waiting,
            mails.waiting_since && texts.moment(mails.waiting_since, now),
          )}
          action={test}
        >
          {words.failingText}
        </Alert>
      )}
      {mails && !mails.is_sending && (
        <p className="vb-admin-muted vb-admin-mails-outbox">{words.outbox}</p>
      )}
      <FilterMenu
        filter={{
          id: 'state',
          label: words.state,
          options: states.map((value) => ({ value, label: words.states[value] })),
          standard: 'waiting',
        }}
        value={state}
        name={words.states[state]}
        onChange={(value) => setState(states.find((one) => one === value) ?? 'waiting')}
      />
      <Failed of={called} isPart />
      {page?.items.length === 0 && (
        <p className="vb-admin-muted vb-part-actions">{words.empty[state]}</p>
      )}
      {list.status !== 'failed' && page?.items.length !== 0 && (
        <MailTable items={page?.items ?? null} isSent={state === 'sent'} />
      )}
      <div className="vb-part-actions">
        {mails !== null && mails.waiting > 0 && (
          <Ask change={changes.sendAll(mails.waiting)} startIcon={<MailIcon size={16} />} />
        )}
        {!isFailing && test}
        {page && page.next !== null && !isAll && (
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            {texts.health.showAll}
          </Button>
        )}
      </div>
    </Part>
  )
}

function MailTable({ items, isSent }: { items: readonly QueuedMail[] | null; isSent: boolean }) {
  const { clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.health.mails
  const now = clock.now()
  const moment = (at: string | null) => (at === null ? words.none : texts.moment(at, now))
  return (
    <DataTable<QueuedMail>
      label={words.heading}
      items={items}
      idOf={({ id }) => id}
      columns={[
        column(
          'what',
          words.columns.what,
          ({ kind }) => words.kinds[kind] ?? words.otherKind(kind),
        ),
        column('to', words.columns.to, ({ to }) => <bdi>{to}</bdi>),
        column('tries', words.columns.tries, 'number labelled', ({ tries }) => tries),
        column('next', isSent ? words.columns.sent : words.columns.next, 'one labelled', (mail) =>
          moment(isSent ? mail.sent_at : mail.next_try_at),
        ),
        column('answer', words.columns.answer, 'muted labelled', ({ last_answer: answer }) => (
          <bdi>{answer ?? words.none}</bdi>
        )),
      ]}
    />
  )
}
