import { dataOf } from '@vestibule/api-client/data'
import type { ItemOf } from '@vestibule/api-client/contract'
import { textOf } from '@vestibule/base/messages/texts'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { Alert } from '@vestibule/ui/alert'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { Ask } from '../change/ask.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListView } from '../list/list-view.tsx'
import { useList } from '../list/use-list.ts'
import { useAdmin } from '../use-admin.ts'
import { changesOfOwn } from './own-changes.ts'

/** `/requests/`: what the user has asked for; requests that wait for the user are on top. */
export default function OwnRequestsPage() {
  const admin = useAdmin()
  const { texts } = admin
  const { own: words } = texts.asking
  const { requests } = texts.data
  useTitle(words.heading)
  const list = useList('own requests', async (client) => {
    const found = await dataOf(client).listOwnRequests({ cache: false })
    if (!('value' in found)) return found
    const { value: items } = found
    return { ...found, value: { items, next: null, total: items.length } }
  })
  const { moment, lastDay } = useColumns()
  const columns: readonly Column<ItemOf<'listOwnRequests'>>[] = [
    column('number', requests.columns.number, 'one', ({ id, kind, number }) => (
      <RouterLink href={`/requests/${encodeURIComponent(id)}/`}>
        {requests.number({ kind, number: String(number) })}
      </RouterLink>
    )),
    column('resource', requests.columns.resource, ({ resource }) => resource.name),
    column('purpose', requests.columns.purpose, ({ purpose, is_colleague: isColleague }) => (
      <>
        <bdi>{purpose}</bdi>
        {isColleague && <span className="adm-sub">{words.colleague}</span>}
      </>
    )),
    column(
      'state',
      requests.columns.state,
      'labelled',
      (one) => textOf(requests.states, one.state) ?? one.state,
    ),
    lastDay('until', texts.data.request.granted, 'one labelled', (one) =>
      one.state === 'approved' ? one.granted_last_day : null,
    ),
    moment('asked', requests.columns.asked, 'muted labelled', (one) => one.created_at),
  ]
  const waiting =
    list.state.status === 'loaded'
      ? list.state.value.items.filter((one) => one.state === 'returned' && !one.is_colleague)
      : []
  return (
    <>
      <PageHead
        heading={words.heading}
        lead={words.lead}
        actions={
          <LinkButton size="md" href="/requests/catalogue/">
            {words.find}
          </LinkButton>
        }
      />
      {waiting.map((one) => (
        <Alert
          key={one.id}
          tone="warning"
          title={words.question({ number: String(one.number), resource: one.resource.name })}
          action={<Ask change={changesOfOwn(one, admin).answer} />}
        >
          <bdi>{one.steps.findLast(({ what }) => what === 'returned')?.text}</bdi>
        </Alert>
      ))}
      <ListView
        list={list}
        label={words.heading}
        columns={columns}
        count={words.count}
        empty={
          <EmptyState
            title={words.empty}
            actions={
              <LinkButton variant="secondary" size="md" href="/requests/catalogue/">
                {words.find}
              </LinkButton>
            }
          >
            {words.emptyText}
          </EmptyState>
        }
      />
    </>
  )
}
