import { dataOf } from '@vestibule/api-client/data'
import type { ItemOf } from '@vestibule/api-client/contract'
import type { Client } from '@vestibule/api-client'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { textOf } from '@vestibule/base/messages/texts'
import { Button } from '@vestibule/ui/button'
import { DataTable } from '@vestibule/ui/data-table'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Modal } from '@vestibule/ui/modal'
import { useState } from 'react'
import { ItemPage } from '../item-page.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { PublishTerms } from '../terms/publish-terms.tsx'
import { TermsInLanguages } from '../terms/terms-text.tsx'
import { useAdmin } from '../use-admin.ts'
import { stewardedDatasets } from './decisions.ts'
import '../terms/terms.css'

interface DatasetWithTerms {
  readonly id: string
  readonly name: string
  readonly terms: readonly ItemOf<'listStewardedTerms'>[]
}

/** `/data/datasets/{id}/terms/`: the terms of one dataset, and a form for new ones. */
export default function DatasetTermsPage() {
  return (
    <ItemPage
      name="terms of dataset"
      load={readTerms}
      words={useAdmin().texts.data.report}
      listHref="/data/datasets/"
    >
      {(dataset) => <TermsOfDataset key={dataset.id} dataset={dataset} />}
    </ItemPage>
  )
}

async function readTerms(client: Client, id: string) {
  const [outcome, name] = await Promise.all([
    dataOf(client).listStewardedTerms({ datasetId: id, limit: 100 }, { cache: false }),
    stewardedDatasets(client).nameOf(id),
  ])
  if (!('value' in outcome)) return outcome
  return { ...outcome, value: { id, name: name ?? id, terms: outcome.value.items } }
}

function TermsOfDataset({ dataset }: { readonly dataset: DatasetWithTerms }) {
  const { texts, canChange } = useAdmin()
  const words = texts.data.terms
  const shared = texts.terms
  const { columns: labels } = shared
  const { terms } = dataset
  const [open, setOpen] = useState<ItemOf<'listStewardedTerms'> | null>(null)
  const heading = words.heading({ dataset: dataset.name })
  useTitle(heading)
  const { day, number } = useColumns()
  const notes = (one: ItemOf<'listStewardedTerms'>) => [
    ...(one.replaced_by
      ? [words.replacedBy({ name: one.replaced_by.name })]
      : one.state === 'upcoming'
        ? [shared.states.upcoming]
        : []),
    ...(one.imported ? [shared.imported] : []),
    ...(one.can_replace || one.imported || one.replaced_by ? [] : [words.shared]),
  ]
  const columns: readonly Column<ItemOf<'listStewardedTerms'>>[] = [
    column('terms', labels.terms, (one) => {
      const said = notes(one)
      return (
        <>
          {one.name}
          {said.length > 0 && <span className="adm-sub">{said.join(' · ')}</span>}
        </>
      )
    }),
    day('since', labels.since, 'one labelled', (one) => one.valid_from, shared.none),
    column(
      'signature',
      shared.publish.signature,
      'muted labelled',
      ({ signature }) => textOf(shared.publish.signatures, signature) ?? signature,
    ),
    number('accepted', labels.accepted, 'number labelled', ({ accepted }) => accepted),
    number(
      'not_yet',
      labels.notYet,
      'number labelled',
      (one) => (one.state === 'replaced' ? null : one.not_yet),
      shared.none,
    ),
  ]
  return (
    <>
      <PageHead
        heading={heading}
        lead={words.lead}
        back={{ href: '/data/datasets/', label: texts.data.report.back }}
      />
      {terms.length === 0 ? (
        <EmptyState title={shared.empty}>{words.emptyText}</EmptyState>
      ) : (
        <DataTable
          label={heading}
          columns={columns}
          items={terms}
          idOf={({ id }) => id}
          isOff={(one) => one.state === 'replaced'}
          actions={(one) => (
            <Button
              variant="ghost"
              size="sm"
              aria-label={shared.readName({ name: one.name })}
              onClick={() => setOpen(one)}
            >
              {shared.read}
            </Button>
          )}
        />
      )}
      {canChange && (
        <PublishTerms terms={terms.filter((one) => one.can_replace)} dataset={dataset} />
      )}
      {open && (
        <Modal open title={open.name} onClose={() => setOpen(null)}>
          <TermsInLanguages terms={open} />
        </Modal>
      )}
    </>
  )
}
