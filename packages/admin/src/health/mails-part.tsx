import { listMails, type Health, type Page, type QueuedMail } from '@vestibule/api-client/admin'
import { createRead, readAnswer } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { MailIcon } from '@vestibule/ui/icons'
import { useMemo, useState } from 'react'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { useChange } from '../change/use-change.tsx'
import { DataTable } from '../list/data-table.tsx'
import { FilterMenu } from '../list/filter-menu.tsx'
import { Part } from '../part.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { mailChanges } from './mail-changes.ts'

const states = ['waiting', 'sent', 'given_up'] as const
type State = (typeof states)[number]
/** Number of mails shown until the user asks for more. */
const few = 3
const many = 100

export interface MailsPartProps {
  /** Null: still loading. */
  readonly mails: Health['mails'] | null
  /** Loads the number of waiting mails again. */
  readonly refresh: () => void
}

/** Outgoing mails: how many wait, why, and the actions on each. */
export function MailsPart({ mails, refresh }: MailsPartProps) {
  const { client, clock } = useServices()
  const { retry } = useAdminTexts()
  const texts = useAdminTexts()
  const words = texts.health.mails
  const { may, canChange } = useAdministrator()
  const [state, setState] = useState<State>('waiting')
  const [isAll, setAll] = useState(false)
  const limit = isAll ? many : few
  const read = useMemo(
    () =>
      createRead<Page<QueuedMail>>(async () =>
        readAnswer(await listMails(client, { state, limit }, { cache: false })),
      ),
    [client, state, limit],
  )
  const list = useRead(read)
  const { ask, dialog } = useChange(() => {
    refresh()
    void read.refresh()
  })
  const changes = mailChanges(client, texts)
  const now = clock.now()
  const mayChange = canChange && may('health.write')
  const isFailing = mails !== null && mails.waiting > 0 && mails.last_answer !== null
  const page = list.status === 'loaded' ? list.value : null
  const test = mayChange && mails !== null && (
    <Button variant="secondary" size="sm" onClick={() => ask(changes.sendTest())}>
      {words.test.action}
    </Button>
  )
  return (
    <Part heading={words.heading} hint={words.hint} anchor="mails">
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
      {list.status === 'failed' && (
        <>
          <p className="vb-admin-muted">{list.message}</p>
          <Button variant="secondary" size="sm" onClick={() => void read.load()}>
            {retry}
          </Button>
        </>
      )}
      {page?.items.length === 0 && (
        <p className="vb-admin-muted vb-admin-part-end">{words.empty[state]}</p>
      )}
      {list.status !== 'failed' && page?.items.length !== 0 && (
        <MailTable items={page?.items ?? null} isSent={state === 'sent'} />
      )}
      <div className="vb-admin-part-end">
        {mayChange && mails !== null && mails.waiting > 0 && (
          <Button
            variant="secondary"
            size="sm"
            startIcon={<MailIcon size={16} />}
            onClick={() => ask(changes.sendAll(mails.waiting))}
          >
            {words.sendAll.action}
          </Button>
        )}
        {!isFailing && test}
        {page && page.next !== null && !isAll && (
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            {texts.health.showAll}
          </Button>
        )}
      </div>
      {dialog}
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
    <DataTable
      label={words.heading}
      items={items}
      idOf={({ id }) => id}
      columns={[
        {
          id: 'what',
          label: words.columns.what,
          cell: ({ kind }) => words.kinds[kind] ?? words.otherKind(kind),
        },
        { id: 'to', label: words.columns.to, cell: ({ to }) => <bdi>{to}</bdi> },
        {
          id: 'tries',
          label: words.columns.tries,
          align: 'end',
          narrow: 'labelled',
          cell: ({ tries }) => tries,
        },
        {
          id: 'next',
          label: isSent ? words.columns.sent : words.columns.next,
          line: 'one',
          narrow: 'labelled',
          cell: (mail) => moment(isSent ? mail.sent_at : mail.next_try_at),
        },
        {
          id: 'answer',
          label: words.columns.answer,
          tone: 'muted',
          narrow: 'labelled',
          cell: ({ last_answer: answer }) => <bdi>{answer ?? words.none}</bdi>,
        },
      ]}
    />
  )
}
