import type { Client, ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { DataTable, type DataTableProps } from '@vestibule/ui/data-table'
import { Part } from '@vestibule/ui/part'
import { useState, type ReactNode } from 'react'
import { Failed } from '../loaded.tsx'
import { useServices } from '../services.ts'
import { useCall } from '../use-call.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

interface TablePartProps<Item> extends Pick<
  DataTableProps<Item>,
  'items' | 'columns' | 'idOf' | 'isOff' | 'actions'
> {
  readonly words: { readonly heading: string; readonly hint?: string; readonly none?: string }
  readonly id?: string
  /** Shown instead of the table. */
  readonly instead?: ReactNode
  /** Actions below the table. */
  readonly end?: ReactNode
}

/** A part of an item's page: a table, or a text that says that it has no rows. */
export function TablePart<Item>({ words, id, instead, end, ...table }: TablePartProps<Item>) {
  const { heading, hint, none } = words
  const isNone = none !== undefined && table.items?.length === 0
  return (
    <Part title={heading} description={hint} id={id} actions={end}>
      {instead ??
        (isNone ? (
          <p className="adm-muted">{none}</p>
        ) : (
          <DataTable<Item> label={heading} {...table} />
        ))}
    </Part>
  )
}

interface LoadedTablePartProps<Item> extends Omit<
  TablePartProps<Item>,
  'items' | 'instead' | 'end'
> {
  /** The cache key of the rows for `useCall`: what is listed and of what, such as `grants of osier`. */
  readonly name: string
  /** Loads the first page, or the page that begins at the cursor `after`. */
  readonly load: (client: Client, after?: string) => Promise<ReadOutcome<Page<Item>>>
  /** Whether only the first page of rows is shown; `end` should then link to the full list. */
  readonly isExcerpt?: boolean
  /** Rendered below the table. `page` is the first page; null while it is loading. */
  readonly end?: (page: Page<Item> | null) => ReactNode
}

/** A part of a page with a table that loads its rows itself, page by page. */
export function LoadedTablePart<Item>(props: LoadedTablePartProps<Item>) {
  const { name, load, isExcerpt, end, ...part } = props
  const { client } = useServices()
  const texts = useAdminTexts().list
  const called = useCall(name, (client) => load(client))
  const { state } = called
  const first = state.status === 'loaded' ? state.value : null
  /** The rows after the first page. They are dropped when the first page (`of`) is loaded again. */
  const [more, setMore] = useState<{ of: Page<Item>; rest: Page<Item> } | null>(null)
  const [asking, setAsking] = useState<'no' | 'busy' | 'failed'>('no')
  const rest = first !== null && more?.of === first ? more.rest : null
  const after = rest === null ? first?.next : rest.next
  const showMore = async () => {
    if (!first || !after) return
    setAsking('busy')
    const outcome = await load(client, after)
    setAsking('value' in outcome ? 'no' : 'failed')
    if (!('value' in outcome)) return
    const { items: next, ...page } = outcome.value
    setMore({ of: first, rest: { ...page, items: [...(rest?.items ?? []), ...next] } })
  }
  return (
    <TablePart
      {...part}
      items={first && [...first.items, ...(rest?.items ?? [])]}
      instead={state.status === 'failed' ? <Failed of={called} isPart /> : undefined}
      end={
        <>
          {state.status !== 'failed' && end?.(first)}
          {after && !isExcerpt && (
            <Button
              variant="ghost"
              size="sm"
              loading={asking === 'busy'}
              onClick={() => void showMore()}
            >
              {texts.more}
            </Button>
          )}
          {asking === 'failed' && (
            <span className="adm-muted" role="alert">
              {texts.failed}
            </span>
          )}
        </>
      }
    />
  )
}
