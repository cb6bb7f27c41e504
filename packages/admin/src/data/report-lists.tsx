import { dataOf } from '@vestibule/api-client/data'
import type { DatasetReportExport, ItemOf } from '@vestibule/api-client/contract'
import { textOf } from '@vestibule/base/messages/texts'
import { EmptyState } from '@vestibule/ui/empty-state'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListView } from '../list/list-view.tsx'
import { mapPage } from '../list/sources.ts'
import { useList, type List } from '../list/use-list.ts'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { Holder } from './holder.tsx'

const states = ['open', 'to_come', 'ended'] as const
const dayMs = 86_400_000

/** Converts the filters in the address to those that the server takes, for each list of the report. */
export const filtersOf = {
  access: ({ state }: Filters, _now: number) => ({ state: states.find((one) => one === state) }),
  /** `from`: the first day of the period that the user has chosen; without a choice, the day 90 days ago. */
  days: ({ within }: Filters, now: number) => ({
    from: new Date(now - (Number(within) || 90) * dayMs).toISOString().slice(0, 10),
  }),
}
type Filters = Readonly<Record<string, string | undefined>>

interface PartProps {
  /** The id of the dataset whose report the page shows. */
  readonly id: string
}

/** Lists who can open the dataset, whose access has not begun yet, and whose has ended. */
export function Access({ id }: PartProps) {
  const { texts, now } = useAdmin()
  const words = texts.data.report
  const { people } = texts.data
  const { columns: labels } = words
  const { moment, lastDay } = useColumns()
  const list = useList(
    `dataset access ${id}`,
    async (client, page, { filters }) =>
      mapPage(
        await dataOf(client).listDatasetAccess(
          { datasetId: id, ...page, ...filtersOf.access(filters, now) },
          { cache: false },
        ),
        (one) => ({ ...one, id: `${one.user?.id} ${one.organization?.id}` }),
      ),
    {
      filters: [
        {
          id: 'state',
          label: labels.state,
          options: states.map((value) => ({ value, label: words.states[value] })),
        },
      ],
    },
  )
  const columns: readonly Column<ItemOf<'listDatasetAccess'> & { readonly id: string }>[] = [
    column('name', labels.name, ({ user, organization }) => (
      <Holder user={user} organization={organization} />
    )),
    column('state', labels.state, 'labelled', ({ state }) => textOf(words.states, state) ?? state),
    lastDay('until', people.columns.until, 'one labelled', (one) => one.last_day, people.noEnd),
    column('word', labels.word, 'muted labelled', ({ request, given_by: by }) =>
      request === null ? (by ?? '–') : words.request({ number: String(request.number) }),
    ),
    column('terms', labels.terms, 'muted labelled', ({ terms: [latest] }) =>
      latest
        ? words.term({
            name: latest.name,
            version: latest.version,
            day: texts.day(latest.accepted_at),
          })
        : '–',
    ),
    moment(
      'opened',
      people.columns.opened,
      'muted labelled',
      (one) => one.last_opened_at,
      people.never,
    ),
  ]
  return <Part of="access" list={list} columns={columns} />
}

/** Lists who opened the dataset, by day. */
export function Days({ id }: PartProps) {
  const { texts, now } = useAdmin()
  const words = texts.data.report
  const { people } = texts.data
  const { columns: labels } = words
  const { lastDay, number } = useColumns()
  const list = useList(
    `opened days ${id}`,
    async (client, page, { filters }) =>
      mapPage(
        await dataOf(client).listOpenedDays(
          { datasetId: id, ...page, ...filtersOf.days(filters, now) },
          { cache: false },
        ),
        (one) => ({ ...one, id: `${one.day} ${one.user?.id} ${one.acting_for?.id}` }),
      ),
    {
      filters: [
        {
          id: 'within',
          label: words.within,
          options: ['7', '30', '365', '3650'].map((n) => ({ value: n, label: people.days({ n }) })),
        },
      ],
    },
  )
  const columns: readonly Column<ItemOf<'listOpenedDays'> & { readonly id: string }>[] = [
    lastDay('day', labels.day, 'one', (one) => one.day),
    column('name', labels.name, ({ user, acting_for: customer }) => (
      <>
        {user === null ? words.erased : personName(user)}
        <span className="adm-sub">
          {customer ? words.actingFor({ name: customer.name }) : user?.organization.name}
        </span>
      </>
    )),
    column('apps', labels.apps, 'labelled', ({ apps }) =>
      apps.length === 0 ? '–' : texts.items([...apps]),
    ),
    number('hours', labels.hours, 'number labelled', (one) => one.hours),
  ]
  return <Part of="days" list={list} columns={columns} />
}

interface ListedPart<Item> {
  readonly of: DatasetReportExport['of']
  readonly list: List<Item>
  readonly columns: readonly Column<Item>[]
}

function Part<Item extends { readonly id: string }>({ of, ...listed }: ListedPart<Item>) {
  const { texts } = useAdmin()
  const words = texts.data.report
  return (
    <ListView
      {...listed}
      label={words.parts[of]}
      search={texts.data.people.search}
      count={words.count}
      empty={<EmptyState title={words.empty[of]}>{words.emptyText}</EmptyState>}
    />
  )
}
