import { textOf } from '@vestibule/base/messages/texts'
import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { Link } from '@vestibule/ui/link'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { useSearchParams } from 'react-router-dom'
import { Ask } from '../change/ask.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListView } from '../list/list-view.tsx'
import { TabbedPage } from '../list/tabbed-page.tsx'
import { useList } from '../list/use-list.ts'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { requestChanges } from './request-changes.ts'

const states = ['open', 'decided'] as const

/** `/admin/requests/`: who has asked to keep access to an app or a dataset for longer, and how that was decided. */
export default function RequestsPage() {
  const admin = useAdmin()
  const { now, texts, mayChange, notify_email: notified } = admin
  const words = texts.requests
  const { columns: labels, empty } = words
  const [params] = useSearchParams()
  const state = states.find((one) => one === params.get('state')) ?? 'open'
  const isOpen = state === 'open'
  useTitle(words.heading)
  const list = useList(`requests ${state}`, (client, page) =>
    adminOf(client).listAccessRequests({ state, ...page }),
  )
  const changes = requestChanges(admin)
  const { moment, lastDay } = useColumns()
  const columns: readonly Column<ItemOf<'listAccessRequests'>>[] = [
    column('name', labels.name, ({ user }) => (
      <>
        <RouterLink href={`/admin/users/${user.id}/`}>{personName(user)}</RouterLink>
        <span className="adm-sub">{user.organization.name}</span>
      </>
    )),
    column('resource', labels.resource, 'labelled', ({ resource }) => (
      <Link href={`/admin/access/?resource=${encodeURIComponent(resource.id)}`}>
        {resource.name}
      </Link>
    )),
    column('reason', labels.reason, ({ reason }) => <bdi>{reason}</bdi>),
    lastDay('until', labels.until, 'one labelled', (one) => one.last_day, words.ended),
    isOpen
      ? moment('asked', labels.asked, 'muted labelled', (one) => one.created_at)
      : column('decided', labels.decided, 'muted labelled', (one) => {
          const when = one.decided_at === null ? '–' : texts.moment(one.decided_at, now)
          return (
            <>
              {textOf(words.outcomes, one.state) ?? one.state}
              <span className="adm-sub">
                {one.decided_by === null ? when : words.by({ when, name: one.decided_by })}
              </span>
            </>
          )
        }),
  ]
  const actions = (one: ItemOf<'listAccessRequests'>) => {
    const approve = changes.approve(one)
    const refuse = changes.refuse(one)
    return (
      <>
        <Ask change={approve} aria-label={approve.label} />
        <Ask change={refuse} variant="ghost" aria-label={refuse.label} />
      </>
    )
  }
  const panel = (
    <ListView
      list={list}
      label={words.heading}
      search={words.search}
      columns={columns}
      actions={isOpen && mayChange('access.write') ? actions : undefined}
      count={words.count}
      empty={
        <EmptyState
          title={empty[state]}
          actions={
            <LinkButton variant="secondary" size="md" href="/admin/access/">
              {empty.access}
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
