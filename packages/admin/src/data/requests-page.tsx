import { dataOf } from '@vestibule/api-client/data'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { textOf } from '@vestibule/base/messages/texts'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
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
import { decisionsOn } from './decisions.ts'
import { useSteward } from './steward.ts'

const states = ['open', 'decided'] as const

/** `/data/requests/`: who has asked for which dataset, and how that was decided. */
export default function DataRequestsPage() {
  const admin = useAdmin()
  const { texts } = admin
  const words = texts.data.requests
  const { columns: labels, empty } = words
  const { partners, stands_in: standsIn } = useSteward()
  const [params] = useSearchParams()
  const state = states.find((one) => one === params.get('state')) ?? 'open'
  const isOpen = state === 'open'
  useTitle(words.heading)
  const list = useList(`data requests ${state}`, (client, page) =>
    dataOf(client).listDataRequests({ state, ...page }, { cache: false }),
  )
  const { moment, lastDay } = useColumns()
  const columns: readonly Column<ValueFrom<'getDataRequest'>>[] = [
    column('number', labels.number, 'one', ({ id, number, kind }) => (
      <RouterLink href={`/data/requests/${encodeURIComponent(id)}/`}>
        {words.number({ kind, number: String(number) })}
      </RouterLink>
    )),
    column('name', labels.name, ({ user }) => (
      <>
        {personName(user)}
        <span className="adm-sub">{user.organization.name}</span>
      </>
    )),
    column('resource', labels.resource, 'labelled', ({ resource }) => resource.name),
    column('purpose', labels.purpose, ({ purpose }) => <bdi>{purpose}</bdi>),
    lastDay('until', labels.until, 'one labelled', (one) => one.last_day, words.noEnd),
    isOpen
      ? moment('asked', labels.asked, 'muted labelled', (one) => one.created_at)
      : moment(
          'decided',
          texts.requests.columns.decided,
          'muted labelled',
          (one) => one.decided_at,
        ),
    column('state', labels.state, 'muted labelled', (one) => (
      <>
        {textOf(words.states, one.state) ?? one.state}
        {isOpen && one.approvals.needed > 1 && (
          <span className="adm-sub">{words.approvals(one.approvals)}</span>
        )}
      </>
    )),
  ]
  const actions = (one: ValueFrom<'getDataRequest'>) => (
    <Ask change={decisionsOn(one, admin).approve} />
  )
  const panel = (
    <ListView
      list={list}
      label={words.heading}
      search={words.search}
      columns={columns}
      actions={isOpen && admin.canChange ? actions : undefined}
      count={words.count}
      empty={
        <EmptyState
          title={empty[state]}
          actions={
            <LinkButton variant="secondary" size="md" href="/data/datasets/">
              {empty.datasets}
            </LinkButton>
          }
        >
          {isOpen ? empty.openText : empty.decidedText}
        </EmptyState>
      }
    />
  )
  return (
    <TabbedPage
      heading={words.heading}
      lead={standsIn && partners.length === 0 ? words.standsIn : words.lead}
      param="state"
      tabs={states}
      labels={texts.requests.states}
      value={state}
      list={list}
    >
      {panel}
    </TabbedPage>
  )
}
