import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { useSearchParams } from 'react-router-dom'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { Ask } from '../change/ask.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListView } from '../list/list-view.tsx'
import { TabbedPage } from '../list/tabbed-page.tsx'
import { useList } from '../list/use-list.ts'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { registrationChanges } from './registration-changes.tsx'

const states = ['waiting', 'approved', 'refused'] as const

/** `/admin/registrations/`: the requests to get an account, open and decided. */
export default function RegistrationsPage() {
  const { client, now, texts, mayChange, notify_email: notified } = useAdmin()
  const words = texts.registrations
  const { columns: labels, empty } = words
  const [params] = useSearchParams()
  const state = states.find((one) => one === params.get('state')) ?? 'waiting'
  const isOpen = state === 'waiting'
  useTitle(words.heading)
  const list = useList(`registrations ${state}`, (client, page) =>
    adminOf(client).listRegistrations({ state, ...page }),
  )
  const changes = registrationChanges(client, texts)
  const { moment } = useColumns()
  const columns: readonly Column<ItemOf<'listRegistrations'>>[] = [
    column('name', labels.name, (one) => (
      <>
        {personName(one)}
        <span className="adm-sub">{one.email}</span>
      </>
    )),
    column('description', labels.description, (one) => (
      <>
        {one.description ? (
          <bdi>{one.description}</bdi>
        ) : (
          <span className="adm-muted">{words.noReason}</span>
        )}
        {isOpen && one.has_account && <span className="adm-sub">{words.hasAccount}</span>}
      </>
    )),
    isOpen
      ? moment('since', labels.since, 'muted labelled', ({ since }) => since)
      : column('decided', labels.decided, 'muted labelled', ({ decided }) => {
          if (!decided) return null
          const when = texts.moment(decided.at, now)
          return (
            <>
              {decided.by === null ? when : words.by({ when, name: decided.by })}
              {decided.note && (
                <span className="adm-sub">
                  <bdi>{decided.note}</bdi>
                </span>
              )}
            </>
          )
        }),
  ]
  const actions = (one: ItemOf<'listRegistrations'>) => (
    <>
      <Ask change={changes.approve(one)} />
      <Ask change={changes.refuse(one)} variant="ghost" />
    </>
  )
  const panel = (
    <ListView
      list={list}
      label={words.heading}
      search={words.search}
      columns={columns}
      actions={isOpen && mayChange('registrations.decide') ? actions : undefined}
      count={words.count}
      empty={
        <EmptyState
          title={empty[state]}
          actions={
            <LinkButton variant="secondary" size="md" href="/admin/users/">
              {empty.people}
            </LinkButton>
          }
        >
          {notified === null ? empty.notMailed : empty.mailed({ address: notified })}
        </EmptyState>
      }
    />
  )
  return (
    <TabbedPage
      heading={words.heading}
      lead={words.lead}
      param="state"
      tabs={states}
      labels={words.states}
      value={state}
      list={list}
    >
      {panel}
    </TabbedPage>
  )
}
