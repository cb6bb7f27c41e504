import { exportEvents, listEvents, type AuditedEvent } from '@vestibule/api-client/admin'
import { Button } from '@vestibule/ui/button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { DownloadIcon, WarningIcon } from '@vestibule/ui/icons'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useServices } from '../services.ts'
import { Ask } from '../change/ask.tsx'
import { change } from '../change/change.ts'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import { ListView } from '../list/list-view.tsx'
import { useList } from '../list/use-list.ts'
import { saveFile } from '../save-file.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { auditFilters } from './audit-filters.ts'
import { eventFilterNames, eventFilters } from './event-address.ts'
import { EventDetail } from './event-detail.tsx'
import { onWhat, whatOf, whoOf } from './event-words.ts'
import { column } from '../list/column.ts'

/** `/admin/audit/`: the log of what was done and what was refused. */
export default function AuditPage() {
  const { client, clock } = useServices()
  const words = useAdminTexts().audit
  useTitle(words.heading)
  const list = useList(
    'events',
    (client, address) =>
      listEvents(client, {
        ...eventFilters(address, clock.now()),
        ...(address.after && { after: address.after }),
      }),
    eventFilterNames,
  )
  const filtersOf = useMemo(() => auditFilters(client, words), [client, words])
  const filters = useMemo(() => filtersOf(list.address), [filtersOf, list.address])
  const [openId, open] = useOpenEvent()

  const columns: readonly Column<AuditedEvent>[] = [
    column('when', words.columns.when, 'one', ({ at }) => words.time(at)),
    column('who', words.columns.who, (event) => whoOf(event, words)),
    column('what', words.columns.what, (event) => whatOf(event, words)),
    column('on', words.columns.on, 'muted', (event) => onWhat(event, words)),
    column('from', words.columns.from, 'muted one hidden', ({ ip }) => ip ?? '–'),
    column('result', words.columns.result, 'end', ({ result }) => (
      <span className="vb-admin-state" data-tone={result === 'refused' ? 'warning' : 'muted'}>
        {result === 'refused' && <WarningIcon size={16} />}
        {words.results[result] ?? result}
      </span>
    )),
  ]
  const exportAll = change(
    words.export,
    [],
    async () => {
      const outcome = await exportEvents(client, eventFilters(list.address, clock.now()))
      if (outcome.kind !== 'exported') return outcome
      saveFile(outcome.csv, 'text/csv;charset=utf-8', 'events.csv')
      return { kind: outcome.kind, done: words.export.exported(outcome.count, outcome.isCut) }
    },
    { needs: 'audit.export', whenReadOnly: 'role' },
  )
  return (
    <>
      <PageHead
        heading={words.heading}
        lead={words.lead}
        actions={<Ask change={exportAll} size="md" startIcon={<DownloadIcon size={16} />} />}
      />
      <ListView
        list={list}
        label={words.heading}
        search={words.search}
        filters={filters}
        columns={columns}
        idOf={({ id }) => id}
        groupOf={({ at }) => words.day(at)}
        detail={{
          openId,
          onOpen: open,
          label: (event) => words.details(words.time(event.at), whatOf(event, words)),
          content: (event) => <EventDetail event={event} />,
        }}
        count={words.count}
        pageWords={{ previous: words.newer, next: words.older }}
        empty={
          <EmptyState
            title={words.empty.heading}
            actions={
              <Button variant="secondary" size="md" onClick={() => list.change({ period: 'all' })}>
                {words.empty.all}
              </Button>
            }
          >
            {words.empty.text}
          </EmptyState>
        }
      />
    </>
  )
}

/** The id of the open event is in the URL, so that it can be linked to. Opening an event keeps the page of the list. */
function useOpenEvent() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const open = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('event')
    else next.set('event', id)
    setParams(next, { replace: true, preventScrollReset: true, state: state as unknown })
  }
  return [params.get('event'), open] as const
}
