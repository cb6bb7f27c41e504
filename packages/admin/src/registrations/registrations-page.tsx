import { listRegistrations, type Registration } from '@vestibule/api-client/admin'
import { Button } from '@vestibule/ui/button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { Tabs } from '@vestibule/ui/tabs'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { rememberFocus } from '../change/return-focus.ts'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import { ListView } from '../list/list-view.tsx'
import { useList } from '../list/use-list.ts'
import { personName } from '../person-name.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { Approval } from './approval.tsx'
import { registrationChanges } from './registration-changes.ts'
import { Ask, useChanges } from '../change/ask.tsx'
import { column } from '../list/column.ts'

const states = ['waiting', 'approved', 'refused'] as const

/** `/admin/registrations/`: the requests for access, open and decided. */
export default function RegistrationsPage() {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.registrations
  const { may, canChange, notify_email: notified } = useAdministrator()
  const [params] = useSearchParams()
  const state = states.find((one) => one === params.get('state')) ?? 'waiting'
  useTitle(words.heading)
  const list = useList(`registrations ${state}`, (client, { q, after }) =>
    listRegistrations(client, { state, ...(q && { q }), ...(after && { after }) }),
  )
  const { changed } = useChanges()
  const changes = registrationChanges(client, texts)
  const [openId, setOpenId] = useState<string | null>(null)
  const returnFocus = useRef<() => void>(() => {})
  const close = () => {
    setOpenId(null)
    setTimeout(returnFocus.current)
  }
  const now = clock.now()

  const columns: readonly Column<Registration>[] = [
    column('name', words.columns.name, (one) => (
      <>
        {personName(one)}
        <span className="vb-admin-sub">{one.email}</span>
      </>
    )),
    column('description', words.columns.description, (one) => (
      <>
        {one.description ? (
          <bdi>{one.description}</bdi>
        ) : (
          <span className="vb-admin-muted">{words.noReason}</span>
        )}
        {state === 'waiting' && one.has_account && (
          <span className="vb-admin-sub">{words.hasAccount}</span>
        )}
      </>
    )),
    state === 'waiting'
      ? column('since', words.columns.since, 'muted labelled', ({ since }) =>
          texts.moment(since, now),
        )
      : column(
          'decided',
          words.columns.decided,
          'muted labelled',
          ({ decided }) =>
            decided && (
              <>
                {decided.by === null
                  ? texts.moment(decided.at, now)
                  : words.by(texts.moment(decided.at, now), decided.by)}
                {decided.note && (
                  <span className="vb-admin-sub">
                    <bdi>{decided.note}</bdi>
                  </span>
                )}
              </>
            ),
        ),
  ]
  const actions = (one: Registration) => (
    <span className="vb-admin-actions">
      {!one.has_account && (
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={openId === one.id}
          onClick={(event) => {
            returnFocus.current = rememberFocus(event.currentTarget)
            setOpenId(openId === one.id ? null : one.id)
          }}
        >
          {words.approve.action}
        </Button>
      )}
      <Ask change={changes.refuse(one)} variant="ghost" />
    </span>
  )
  const panel = (
    <ListView
      list={list}
      label={words.heading}
      search={words.search}
      filters={[]}
      columns={columns}
      idOf={({ id }) => id}
      actions={
        canChange && state === 'waiting' && may('registrations.decide') ? actions : undefined
      }
      count={words.count}
      detail={{
        openId,
        onOpen: close,
        content: (one) => (
          <Approval
            registration={one}
            onClose={close}
            onDone={() => {
              setOpenId(null)
              changed(returnFocus.current)
            }}
          />
        ),
      }}
      empty={
        <EmptyState
          title={words.empty[state]}
          actions={
            <LinkButton variant="secondary" size="md" href="/admin/users/">
              {words.empty.people}
            </LinkButton>
          }
        >
          {notified === null ? words.empty.notMailed : words.empty.mailed(notified)}
        </EmptyState>
      }
    />
  )
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <Tabs
        label={words.heading}
        manual
        value={state}
        onValueChange={(id) => list.change({ state: id === 'waiting' ? '' : id })}
        tabs={states.map((id) => ({
          id,
          label: words.states[id],
          panel: id === state ? panel : null,
        }))}
      />
    </>
  )
}
