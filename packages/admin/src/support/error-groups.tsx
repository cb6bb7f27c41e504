import type { ErrorGroup } from '@vestibule/api-client/admin'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Heading } from '@vestibule/ui/heading'
import { useId, useState } from 'react'
import { useServices } from '../services.ts'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import { FilterMenu } from '../list/filter-menu.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { ListView } from '../list/list-view.tsx'
import type { List } from '../list/use-list.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { ErrorDetail } from './error-detail.tsx'
import { useErrors } from './use-errors.ts'
import { column } from '../list/column.ts'

/** Errors that browsers have reported, grouped by cause. The page's search applies to them too. */
export function ErrorGroups({ onChange }: { onChange: List<ErrorGroup>['change'] }) {
  const { clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.support.errors
  const list = useErrors(onChange)
  const [openId, open] = useState<string | null>(null)
  const id = useId()
  const now = clock.now()
  const chosen = list.address.filters['app'] ?? ''
  const shown = list.state.status === 'loaded' ? list.state.value.items.map(({ app }) => app) : []
  const apps = [...new Set([...shown, ...(chosen ? [chosen] : [])])].toSorted()
  const filter: ListFilter = {
    id: 'app',
    label: texts.support.filters.app,
    options: apps.map((value) => ({ value, label: value })),
  }
  const columns: readonly Column<ErrorGroup>[] = [
    column('error', words.columns.error, ({ message, app, version }) => (
      <>
        <bdi className="vb-admin-error">{message}</bdi>
        <span className="vb-admin-sub">{words.of(app, version)}</span>
      </>
    )),
    column('times', words.columns.times, 'number labelled', ({ times }) => words.number(times)),
    column('people', words.columns.people, 'number labelled', ({ people }) => words.number(people)),
    column('first', words.columns.first, 'muted one labelled', ({ first_at: at }) =>
      texts.moment(at, now),
    ),
    column('last', words.columns.last, 'one labelled', ({ last_at: at }) => texts.moment(at, now)),
    column('code', words.columns.code, 'one labelled', ({ support_code: code }) => code),
  ]
  return (
    <section className="vb-admin-errors" aria-labelledby={id}>
      <ListView
        list={list}
        label={words.heading}
        filters={[filter]}
        heading={
          <div className="vb-admin-list-heading">
            <div>
              <Heading level={2} size="sm" id={id}>
                {words.heading}
              </Heading>
              <p className="vb-admin-muted">{words.lead}</p>
            </div>
            {apps.length > 0 && (
              <FilterMenu
                filter={filter}
                value={chosen}
                name={chosen}
                onChange={(value) => list.change({ app: value })}
              />
            )}
          </div>
        }
        columns={columns}
        idOf={(one) => one.id}
        detail={{
          openId,
          onOpen: open,
          label: ({ message }) => words.details(message),
          content: (one) => <ErrorDetail error={one} />,
        }}
        count={words.count}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      />
    </section>
  )
}
