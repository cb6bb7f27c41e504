import { textOf } from '@vestibule/base/messages/texts'
import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { DownloadIcon } from '@vestibule/ui/icons'
import { useMemo } from 'react'
import { Ask } from '../change/ask.tsx'
import { exportChange } from '../export-change.ts'
import { column, type Column } from '../list/columns.tsx'
import { ListPage } from '../list/list-page.tsx'
import { useList } from '../list/use-list.ts'
import { useOpenRow } from '../list/use-open-row.ts'
import { State } from '../state.tsx'
import { useAdmin } from '../use-admin.ts'
import { auditFilters } from './audit-filters.ts'
import { eventFilters } from './event-address.ts'
import { EventDetail } from './event-detail.tsx'
import { onWhat, whatOf, whoOf } from './event-words.ts'

/** `/admin/audit/`: the log of audited events, both done and refused. */
export default function AuditPage() {
  const { client, clock, texts } = useAdmin()
  const words = texts.audit
  const filters = useMemo(() => auditFilters(client, words), [client, words])
  const list = useList(
    'events',
    (client, { after }, address) =>
      adminOf(client).listEvents({ ...eventFilters(address, clock.now()), after }),
    { filters },
  )
  const [openId, onOpen] = useOpenRow('event')
  const columns: readonly Column<ItemOf<'listEvents'>>[] = [
    column('when', words.columns.when, 'one', ({ at }) => texts.exactTime(at)),
    column('who', words.columns.who, (event) => whoOf(event, words)),
    column('what', words.columns.what, (event) => whatOf(event, words)),
    column('on', words.columns.on, 'muted', (event) => onWhat(event, words)),
    column('from', words.columns.from, 'muted one hidden', ({ ip }) => ip ?? '–'),
    column('result', words.columns.result, 'end', ({ result }) => (
      <State tone={result === 'refused' ? 'warning' : 'muted'}>
        {textOf(words.results, result) ?? result}
      </State>
    )),
  ]
  const exportAll = exportChange(words.export, 'audit.export', 'events.csv', () =>
    adminOf(client).exportEvents(eventFilters(list.address, clock.now())),
  )
  return (
    <ListPage
      list={list}
      words={words}
      search={words.search}
      columns={columns}
      headActions={<Ask change={exportAll} size="md" startIcon={<DownloadIcon size={16} />} />}
      groupOf={({ at }) => texts.longDay(at)}
      detail={{
        openId,
        onOpen,
        label: (event) =>
          words.details({ time: texts.exactTime(event.at), what: whatOf(event, words) }),
        content: (event) => <EventDetail event={event} />,
      }}
      count={words.count}
      pageWords={{ previous: words.newer, next: words.older }}
      emptyActions={
        <Button variant="secondary" size="md" onClick={() => list.change({ period: 'all' })}>
          {words.empty.all}
        </Button>
      }
    />
  )
}
