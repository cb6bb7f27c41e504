import type { ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import { createRead, readAnswer } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { Button } from '@vestibule/ui/button'
import { useMemo, useState, type ReactNode } from 'react'
import type { Change } from '../change/change.ts'
import { useChange } from '../change/use-change.tsx'
import { Part, type PartProps } from '../part.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { DataTable, type Column } from './data-table.tsx'

type Ask = (change: Change) => void

export interface PartTableProps<Item> extends Omit<PartProps, 'children'> {
  /**
   * Loads the first page, or the page after the cursor `after`. Must be memoised: a new function sends a new request.
   */
  readonly load: (after?: string) => Promise<ReadOutcome<Page<Item>>>
  readonly columns: readonly Column<Item>[]
  readonly idOf: (item: Item) => string
  readonly actions?: (item: Item, ask: Ask) => ReactNode
  readonly isOff?: (item: Item) => boolean
  /** Shown instead of a table without rows. */
  readonly none: string
  /** Shows only the first page. `end` should then link to the full list. */
  readonly isExcerpt?: boolean
  /** Called after each change that was made in the table. */
  readonly onChange?: () => void
  /** Rendered below the table. `page` is the first page; null while it is loading. */
  readonly end?: (ask: Ask, page: Page<Item> | null) => ReactNode
}

/** A section of an item's page with a table. It loads its own rows, page by page, and again after each change. */
export function PartTable<Item>(props: PartTableProps<Item>) {
  const { heading, hint, load, columns, idOf, actions, isOff, none, isExcerpt, end } = props
  const { retry } = useAdminTexts()
  const texts = useAdminTexts().list
  const read = useMemo(() => createRead<Page<Item>>(async () => readAnswer(await load())), [load])
  const state = useRead(read)
  const first = state.status === 'loaded' ? state.value : null
  /** The rows after the first page. They are dropped when the first page `of` is loaded again. */
  const [more, setMore] = useState<{ of: Page<Item>; rest: Page<Item> } | null>(null)
  const [asking, setAsking] = useState<'no' | 'busy' | 'failed'>('no')
  const { ask, dialog } = useChange(() => {
    void read.refresh()
    props.onChange?.()
  })
  const rest = first !== null && more?.of === first ? more.rest : null
  const items = first && [...first.items, ...(rest?.items ?? [])]
  const after = rest === null ? first?.next : rest.next
  const showMore = async () => {
    if (!first || !after) return
    setAsking('busy')
    const outcome = await load(after)
    setAsking('value' in outcome ? 'no' : 'failed')
    if (!('value' in outcome)) return
    const { items: next, ...page } = outcome.value
    setMore({ of: first, rest: { ...page, items: [...(rest?.items ?? []), ...next] } })
  }
  return (
    <Part heading={heading} hint={hint}>
      {state.status === 'failed' ? (
        <div role="alert">
          <p className="vb-admin-muted">{state.message}</p>
          <div className="vb-admin-part-end">
            <Button variant="secondary" size="sm" onClick={() => void read.load()}>
              {retry}
            </Button>
          </div>
        </div>
      ) : items?.length === 0 ? (
        <p className="vb-admin-muted">{none}</p>
      ) : (
        <DataTable<Item>
          label={heading}
          items={items}
          columns={columns}
          idOf={idOf}
          actions={actions && ((item) => actions(item, ask))}
          isOff={isOff}
        />
      )}
      <div className="vb-admin-part-end">
        {state.status !== 'failed' && end?.(ask, first)}
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
      {dialog}
    </Part>
  )
}
