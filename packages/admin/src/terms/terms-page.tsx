import { textOf } from '@vestibule/base/messages/texts'
import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { Failed } from '../loaded.tsx'
import { useCall } from '../use-call.ts'
import { DataTable } from '@vestibule/ui/data-table'
import { useAdmin } from '../use-admin.ts'
import { PublishTerms } from './publish-terms.tsx'
import { TermsPeople } from './terms-people.tsx'
import { TermsReader } from './terms-text.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import './terms.css'

/**
 * `/admin/terms/`: the terms of use, who has accepted them, and a form for new ones. `?terms=` names the terms whose
 * people are shown.
 */
export default function TermsPage() {
  const { texts, mayChange } = useAdmin()
  const words = texts.terms
  const { columns: labels } = words
  const { day, number, giver } = useColumns()
  const [params] = useSearchParams()
  const [open, setOpen] = useState<ItemOf<'listTerms'> | null>(null)
  useTitle(words.heading)
  const called = useCall('terms', (client) => adminOf(client).listTerms({}, { cache: false }))
  const { state } = called
  const items = state.status === 'loaded' ? state.value.items : null
  const chosen =
    items?.find(({ id }) => id === params.get('terms')) ??
    items?.find((one) => one.state === 'in_force') ??
    items?.[0]
  const columns: readonly Column<ItemOf<'listTerms'>>[] = [
    column('terms', labels.terms, (one) => (
      <>
        <RouterLink href={`/admin/terms/?terms=${encodeURIComponent(one.id)}`}>
          {one.name}
        </RouterLink>
        <span className="adm-sub">
          {[one.id, textOf(words.states, one.state) ?? one.state, ...(one.datasets ?? [])]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    )),
    day('since', labels.since, 'one labelled', (one) => one.valid_from, words.none),
    number('accepted', labels.accepted, 'number labelled', ({ accepted }) => accepted),
    number(
      'not_yet',
      labels.notYet,
      'number labelled',
      (one) => (one.state === 'replaced' ? null : one.not_yet),
      words.none,
    ),
    giver('by', labels.by, words.imported, ({ imported, published_by: by }) => ({ imported, by })),
  ]
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <Failed of={called} />
      {items?.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      {state.status !== 'failed' && items?.length !== 0 && (
        <DataTable
          label={words.heading}
          columns={columns}
          items={items}
          idOf={({ id }) => id}
          isOff={(one) => one.state === 'replaced'}
          actions={(one) => (
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.readName({ name: one.name })}
              onClick={() => setOpen(one)}
            >
              {words.read}
            </Button>
          )}
        />
      )}
      {chosen && <TermsPeople key={chosen.id} terms={chosen} />}
      {items && mayChange('terms.publish') && <PublishTerms terms={items} />}
      {open && <TermsReader terms={open} onClose={() => setOpen(null)} />}
    </>
  )
}
