import { inWords } from '../in-words.ts'
import { textOf } from '@vestibule/base/messages/texts'
import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { DataTable } from '@vestibule/ui/data-table'
import { MailIcon } from '@vestibule/ui/icons'
import { Part } from '@vestibule/ui/part'
import { useState } from 'react'
import { Ask } from '../change/ask.tsx'
import { column, useColumns } from '../list/columns.tsx'
import { FilterMenu } from '../list/filter-menu.tsx'
import { Failed } from '../loaded.tsx'
import { optionsOf } from '../options-of.ts'
import { useAdmin } from '../use-admin.ts'
import { useCall } from '../use-call.ts'
import { mailChanges } from './mail-changes.ts'

const states = ['waiting', 'sent', 'given_up'] as const
type MailState = (typeof states)[number]
/** How many mails are shown until the user asks for more. */
const few = 3
const many = 100

/**
 * Lists the outgoing mails that wait, were sent or were given up, and warns if the mail server refuses them. Buttons
 * send all waiting mails again, and send a test mail.
 */
export function MailsPart({ mails }: { readonly mails: ValueFrom<'getHealth'>['mails'] | null }) {
  const { client, now, texts } = useAdmin()
  const words = texts.health.mails
  const [state, setState] = useState<MailState>('waiting')
  const [isAll, setAll] = useState(false)
  const limit = isAll ? many : few
  const called = useCall(`mails ${state} ${limit}`, (client) =>
    adminOf(client).listMails({ state, limit }, { cache: false }),
  )
  const changes = mailChanges(client, texts)
  const isFailing = mails !== null && mails.waiting > 0 && mails.last_answer !== null
  const page = called.state.status === 'loaded' ? called.state.value : null
  const since = mails?.waiting_since ?? null
  const test = mails !== null && <Ask change={changes.sendTest()} />
  return (
    <Part
      title={words.heading}
      description={words.hint}
      id="mails"
      actions={
        <>
          {mails !== null && mails.waiting > 0 && (
            <Ask change={changes.sendAll(mails.waiting)} startIcon={<MailIcon size={16} />} />
          )}
          {!isFailing && test}
          {page && page.next !== null && !isAll && (
            <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
              {texts.health.showAll}
            </Button>
          )}
        </>
      }
    >
      {isFailing && (
        <Alert
          tone="danger"
          className="adm-mails-failing"
          title={
            since === null
              ? words.failing({ n: mails.waiting })
              : words.failingSince({ n: mails.waiting, since: texts.moment(since, now) })
          }
          action={test}
        >
          {words.failingText}
        </Alert>
      )}
      {mails && !mails.is_sending && <p className="adm-muted adm-mails-outbox">{words.outbox}</p>}
      <FilterMenu
        filter={{
          id: 'state',
          label: words.state,
          options: optionsOf(states, words.states),
          standard: 'waiting',
          value: state,
        }}
        name={words.states[state]}
        onChange={(value) => setState(states.find((one) => one === value) ?? 'waiting')}
      />
      <Failed of={called} isPart />
      {page?.items.length === 0 && (
        <p className="adm-muted vb-part-actions">{words.empty[state]}</p>
      )}
      {called.state.status !== 'failed' && page?.items.length !== 0 && (
        <MailTable items={page?.items ?? null} isSent={state === 'sent'} />
      )}
    </Part>
  )
}

function MailTable({
  items,
  isSent,
}: {
  items: readonly ItemOf<'listMails'>[] | null
  isSent: boolean
}) {
  const words = useAdmin().texts.health.mails
  const { columns, kinds, none } = words
  const { moment } = useColumns()
  return (
    <DataTable<ItemOf<'listMails'>>
      label={words.heading}
      items={items}
      idOf={({ id }) => id}
      columns={[
        column('what', columns.what, ({ kind }) => textOf(kinds, kind) ?? inWords(kind)),
        column('to', columns.to, ({ to }) => <bdi>{to}</bdi>),
        column('tries', columns.tries, 'number labelled', ({ tries }) => tries),
        isSent
          ? moment('next', columns.sent, 'one labelled', (mail) => mail.sent_at, none)
          : moment('next', columns.next, 'one labelled', (mail) => mail.next_try_at, none),
        column('answer', columns.answer, 'muted labelled', ({ last_answer: answer }) => (
          <bdi>{answer ?? none}</bdi>
        )),
      ]}
    />
  )
}
