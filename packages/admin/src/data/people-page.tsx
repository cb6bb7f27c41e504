import { dataOf } from '@vestibule/api-client/data'
import type { ItemOf } from '@vestibule/api-client/contract'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { EmptyState } from '@vestibule/ui/empty-state'
import { useSearchParams } from 'react-router-dom'
import { Ask } from '../change/ask.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListView } from '../list/list-view.tsx'
import type { List } from '../list/use-list.ts'
import { mapPage } from '../list/sources.ts'
import { TabbedPage } from '../list/tabbed-page.tsx'
import { useList } from '../list/use-list.ts'
import { useAdmin } from '../use-admin.ts'
import { Holder } from './holder.tsx'
import { changesOfGrant, giveAccessTo, stewardedDatasets } from './decisions.ts'

const holders = ['user', 'organization'] as const
type Row = ItemOf<'listGrants'> & { readonly id: string }
const withId = (grant: ItemOf<'listGrants'>): Row => ({
  ...grant,
  id: `${grant.resource.id} ${grant.user?.id ?? grant.organization?.id}`,
})

/** `/data/people/`: who can open the datasets of a data steward, and until when. */
export default function DataPeoplePage() {
  const admin = useAdmin()
  const { client, texts } = admin
  const words = texts.data.people
  const [params] = useSearchParams()
  const to = holders.find((one) => one === params.get('to')) ?? 'user'
  useTitle(words.heading)
  const list = useList(
    `data grants ${to}`,
    async (client, page, { filters }) =>
      mapPage(
        await dataOf(client).listDataGrants({ to, ...page, ...filters }, { cache: false }),
        withId,
      ),
    {
      filters: [
        {
          id: 'resource',
          label: words.dataset,
          source: { ...stewardedDatasets(client), search: words.findDataset },
        },
        {
          id: 'ends_within',
          label: words.soon,
          options: ['7', '30', '90'].map((n) => ({ value: n, label: words.days({ n }) })),
        },
      ],
    },
  )
  const give = giveAccessTo(list.address.filters['resource'], admin)
  return (
    <TabbedPage
      heading={words.heading}
      lead={words.lead}
      actions={<Ask change={give} size="md" variant="primary" />}
      param="to"
      tabs={holders}
      labels={words.to}
      value={to}
      list={list}
    >
      <Grants list={list} to={to} />
    </TabbedPage>
  )
}

function Grants({ list, to }: { readonly list: List<Row>; readonly to: (typeof holders)[number] }) {
  const admin = useAdmin()
  const { texts } = admin
  const words = texts.data.people
  const { columns: labels } = words
  const { moment, lastDay, number } = useColumns()
  const ofPeople = to === 'user'
  const columns: readonly Column<Row>[] = [
    column('name', labels.name, ({ user, organization }) => (
      <Holder user={user} organization={organization} />
    )),
    column('dataset', labels.dataset, 'labelled', ({ resource }) => resource.name),
    lastDay('until', labels.until, 'one labelled', (one) => one.last_day, words.noEnd),
    column('reason', labels.reason, 'muted', ({ reason }) =>
      reason === null ? '–' : <bdi>{reason}</bdi>,
    ),
    ofPeople
      ? moment(
          'opened',
          labels.opened,
          'muted labelled',
          (one) => one.user?.last_opened_at,
          words.never,
        )
      : number('size', labels.size, 'number labelled', (one) => one.organization?.people),
  ]
  const actions = (one: Row) => {
    const changes = changesOfGrant(one, admin)
    return (
      changes && (
        <>
          <Ask change={changes.extend} variant="ghost" />
          <Ask change={changes.end} variant="ghost" />
        </>
      )
    )
  }
  return (
    <ListView
      list={list}
      label={words.heading}
      search={words.search}
      columns={columns}
      actions={ofPeople && admin.canChange ? actions : undefined}
      count={words.count}
      empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
    />
  )
}
