import type { Client, ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import { Button } from '@vestibule/ui/button'
import { useState, type ReactNode } from 'react'
import { Failed } from '../loaded.tsx'
import { Part } from '@vestibule/ui/part'
import { useServices } from '../services.ts'
import { useCall } from '../use-call.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { DataTable, type DataTableColumn as Column } from '@vestibule/ui/data-table'

export interface PartTableProps<Item> {
  readonly heading: string
  readonly hint?: string
  /** What is listed and of what, such as `grants of osier`. */
  readonly name: string
  /** Loads the first page, or the page after the cursor `after`. */
  readonly load: (client: Client, after?: string) => Promise<ReadOutcome<Page<Item>>>
  readonly columns: readonly Column<Item>[]
  readonly idOf: (item: Item) => string
  readonly actions?: (item: Item) => ReactNode
  readonly isOff?: (item: Item) => boolean
  /** Shown instead of a table without rows. */
  readonly none: string
  /** Shows only the first page. `end` should then link to the full list. */
  readonly isExcerpt?: boolean
  /** Rendered below the table. `page` is the first page; null while it is loading. */
  readonly end?: (page: Page<Item> | null) => ReactNode
}

/** A section of an item's page with a table. It loads its own rows, page by page. */
export function PartTable<Item>(props: PartTableProps<Item>) {
  const { heading, hint, name, load, columns, idOf, actions, isOff, none, isExcerpt, end } = props
  const { client } = useServices()
  const texts = useAdminTexts().list
  const called = useCall(name, (client) => load(client))
  const { state } = called
  const first = state.status === 'loaded' ? state.value : null
  /** The rows after the first page. They are dropped when the first page `of` is loaded again. */
  const [more, setMore] = useState<{ of: Page<Item>; rest: Page<Item> } | null>(null)
  const [asking, setAsking] = useState<'no' | 'busy' | 'failed'>('no')
  const rest = first !== null && more?.of === first ? more.rest : null
  const items = first && [...first.items, ...(rest?.items ?? [])]
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
    <Part heading={heading} hint={hint}>
      {state.status === 'failed' ? (
        <Failed of={called} isPart />
      ) : items?.length === 0 ? (
        <p className="vb-admin-muted">{none}</p>
      ) : (
        <DataTable<Item>
          label={heading}
          items={items}
          columns={columns}
          idOf={idOf}
          actions={actions}
          isOff={isOff}
        />
      )}
      <div className="vb-part-actions">
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
          <span className="vb-admin-muted" role="alert">
            {texts.failed}
          </span>
        )}
      </div>
    </Part>
  )
}
