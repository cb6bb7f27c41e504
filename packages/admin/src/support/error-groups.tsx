import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Heading } from '@vestibule/ui/heading'
import { useEffect, useId, useRef } from 'react'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { FilterMenu } from '../list/filter-menu.tsx'
import { ListView } from '../list/list-view.tsx'
import { useList } from '../list/use-list.ts'
import { useOpenRow } from '../list/use-open-row.ts'
import { optionsOf } from '../options-of.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { ErrorDetail } from './error-detail.tsx'

/**
 * Lists errors that browsers have reported. Reports with the same message from the same app count as one error. The
 * search field of the page narrows this list as well as that of tickets.
 */
export function ErrorGroups() {
  const texts = useAdminTexts()
  const words = texts.support.errors
  const { columns: labels } = words
  const list = useList(
    'errors',
    (client, page, { filters }) =>
      adminOf(client).listErrorReports({ ...page, app: filters['app'] }),
    { filters: [{ id: 'app', label: texts.support.filters.app }], cursor: 'after_errors' },
  )
  const [openId, onOpen] = useOpenRow('error')
  const id = useId()
  const { moment, number } = useColumns()
  const [filter] = list.filters
  const heading = useRef<HTMLHeadingElement>(null)
  const linked = useRef(openId)
  const isLoaded = list.state.status === 'loaded'
  // If the address names one of the errors, scroll past the tickets to the heading of the list of errors.
  useEffect(() => {
    if (!isLoaded || linked.current === null) return
    linked.current = null
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isLoaded])
  const shown = list.state.status === 'loaded' ? list.state.value.items.map(({ app }) => app) : []
  const apps = [...new Set([...shown, filter?.value ?? ''])].filter(Boolean).toSorted()
  const columns: readonly Column<ItemOf<'listErrorReports'>>[] = [
    column('error', labels.error, ({ message, app, version }) => (
      <>
        <bdi className="adm-error">{message}</bdi>
        <span className="adm-sub">{`${app} ${version}`.trim()}</span>
      </>
    )),
    number('times', labels.times, 'number labelled', ({ times }) => times),
    number('people', labels.people, 'number labelled', ({ people }) => people),
    moment('first', labels.first, 'muted one labelled', (one) => one.first_at),
    moment('last', labels.last, 'one labelled', (one) => one.last_at),
    column('code', labels.code, 'one labelled', ({ support_code: code }) => code),
  ]
  return (
    <section className="adm-errors" aria-labelledby={id}>
      <ListView
        list={list}
        label={words.heading}
        heading={
          <div className="adm-list-heading">
            <div>
              <Heading ref={heading} level={2} size="sm" id={id} tabIndex={-1}>
                {words.heading}
              </Heading>
              <p className="adm-muted">{words.lead}</p>
            </div>
            {filter && apps.length > 0 && (
              <FilterMenu
                filter={{ ...filter, options: optionsOf(apps) }}
                name={filter.value}
                onChange={(value) => list.change({ app: value })}
              />
            )}
          </div>
        }
        columns={columns}
        detail={{
          openId,
          onOpen,
          label: ({ message }) => words.details({ message }),
          content: (one) => <ErrorDetail error={one} />,
        }}
        count={words.count}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      />
    </section>
  )
}
