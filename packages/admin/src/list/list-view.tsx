import { Button } from '@vestibule/ui/button'
import { DataTable, type DataTableProps } from '@vestibule/ui/data-table'
import { EmptyState } from '@vestibule/ui/empty-state'
import { useAnnounce } from '@vestibule/ui/live-region'
import { useEffect, type ReactNode } from 'react'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { Failed } from '../loaded.tsx'
import { ListBar } from './list-bar.tsx'
import { useFilterNames } from './list-filter.ts'
import { Pager, type PagerProps } from './pager.tsx'
import type { List } from './use-list.ts'

export interface ListViewProps<Item> extends Pick<
  DataTableProps<Item>,
  'columns' | 'actions' | 'isOff' | 'groupOf' | 'detail'
> {
  readonly list: List<Item>
  /** Accessible name of the list. */
  readonly label: string
  /**
   * Label of the search field. Absent: the list has no search field and filters of its own, and follows those of
   * another list on the page.
   */
  readonly search?: string
  /** Rendered between the search and the entries. */
  readonly heading?: ReactNode
  /** The column by which the list is sorted if the URL names none. */
  readonly sort?: string
  /** Shown if the list would be empty even without search and filters. */
  readonly empty: ReactNode
  /** Formats the number of entries, such as `3 people`. */
  readonly count: (values: { readonly n: number }) => string
  /** Labels of the buttons to the previous and the next page. */
  readonly pageWords?: PagerProps['words']
}

/**
 * A list with search, filters and pages. Search and filters stay visible while the list is loading or could not be
 * loaded.
 */
export function ListView<Item extends { readonly id: string }>(props: ListViewProps<Item>) {
  const { list, label, search, heading, sort, empty, count, pageWords, ...table } = props
  const { address, filters, state, change } = list
  const texts = useAdminTexts().list
  const isNarrowed = address.q !== '' || Object.keys(address.filters).length > 0
  const { names, remember } = useFilterNames(filters)
  const clear = () => change({ q: '', ...Object.fromEntries(filters.map(({ id }) => [id, ''])) })
  const page = state.status === 'loaded' ? state.value : null
  const found = isNarrowed && page ? count({ n: page.total ?? page.items.length }) : null
  const announce = useAnnounce()
  useEffect(() => {
    if (found !== null) announce(found)
  }, [found, announce])
  const chosen = filters
    .filter(({ id }) => address.filters[id] !== undefined)
    .map(({ id, label: name }) => [name, names[id]].filter(Boolean).join(': '))
  return (
    <>
      {search !== undefined && (
        <ListBar list={list} search={search} names={names} onName={remember} />
      )}
      {heading}
      <Failed of={list} />
      {page?.items.length === 0 && !isNarrowed && address.after === '' && empty}
      {page?.items.length === 0 && (isNarrowed || address.after !== '') && (
        <EmptyState
          title={texts.noResults}
          actions={
            <Button variant="secondary" size="md" onClick={clear}>
              {texts.clearFilters}
            </Button>
          }
        >
          {[address.q && texts.searched({ query: address.q }), ...chosen]
            .filter(Boolean)
            .join(' · ')}
        </EmptyState>
      )}
      {state.status !== 'failed' && page?.items.length !== 0 && (
        <>
          <DataTable
            {...table}
            label={label}
            items={page?.items ?? null}
            idOf={({ id }) => id}
            sort={address.sort || sort}
            onSortChange={(next) => change({ sort: next === sort ? '' : next })}
          />
          <Pager list={list} label={label} words={pageWords} />
        </>
      )}
    </>
  )
}
