import { EmptyState } from '@vestibule/ui/empty-state'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import type { ReactNode } from 'react'
import { ListView, type ListViewProps } from './list-view.tsx'

interface ListPageProps<Item> extends Omit<ListViewProps<Item>, 'label' | 'empty'> {
  readonly words: {
    readonly heading: string
    /** The text below the heading. As a function it gets the number of entries. */
    readonly lead: string | ((total: number | undefined) => string)
    readonly empty: { readonly heading: string; readonly text: string }
  }
  readonly search: string
  /** Buttons for actions on the list as a whole. */
  readonly headActions?: ReactNode
  /** Buttons that are shown if the list is empty. */
  readonly emptyActions?: ReactNode
}

/** A page that consists of a list: heading, search, filters, and entries. */
export function ListPage<Item extends { readonly id: string }>(props: ListPageProps<Item>) {
  const { words, headActions, emptyActions, ...view } = props
  const { heading, lead, empty } = words
  const { state } = view.list
  useTitle(heading)
  const total = state.status === 'loaded' ? state.value.total : undefined
  return (
    <>
      <PageHead
        heading={heading}
        lead={typeof lead === 'string' ? lead : lead(total)}
        actions={headActions}
      />
      <ListView
        {...view}
        label={heading}
        empty={
          <EmptyState title={empty.heading} actions={emptyActions}>
            {empty.text}
          </EmptyState>
        }
      />
    </>
  )
}
