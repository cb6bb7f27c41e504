import {
  exportTermsPeople,
  listTermsPeople,
  type ListedTerms,
  type TermsPerson,
} from '@vestibule/api-client/admin'
import { EmptyState } from '@vestibule/ui/empty-state'
import { DownloadIcon } from '@vestibule/ui/icons'
import { Tabs } from '@vestibule/ui/tabs'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useServices } from '../services.ts'
import { Ask } from '../change/ask.tsx'
import { change } from '../change/change.ts'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import { organizationSource } from '../list/filter-sources.ts'
import { ListView } from '../list/list-view.tsx'
import { useList } from '../list/use-list.ts'
import { Part } from '@vestibule/ui/part'
import { personName } from '../person-name.ts'
import { saveFile } from '../save-file.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { column } from '../list/column.ts'

const states = ['not_yet', 'accepted'] as const
const filterNames = ['organization'] as const

/** Who has accepted the terms, and who has not. */
export function TermsPeople({ terms }: { terms: ListedTerms }) {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.terms.who
  const [params] = useSearchParams()
  const state = states.find((one) => one === params.get('state')) ?? 'not_yet'
  const { id } = terms
  const list = useList(
    `terms-people ${id} ${state}`,
    (client, { q, filters, after }) =>
      listTermsPeople(client, {
        id,
        state,
        organization: filters['organization'],
        ...(q && { q }),
        ...(after && { after }),
      }),
    filterNames,
  )
  const filters = useMemo(
    () => [
      {
        id: 'organization',
        label: words.columns.organization,
        options: [],
        source: organizationSource(client, words.findOrganization),
      },
    ],
    [client, words],
  )
  const now = clock.now()
  const columns: readonly Column<TermsPerson>[] = [
    column('name', words.columns.name, (one) => (
      <RouterLink href={`/admin/users/${one.id}/`}>{personName(one)}</RouterLink>
    )),
    column(
      'organization',
      words.columns.organization,
      'muted',
      ({ organization }) => organization.name,
    ),
    state === 'accepted'
      ? column(
          'accepted',
          words.columns.accepted,
          'one labelled',
          ({ accepted_at: at }) => at && texts.moment(at, now),
        )
      : column('last', words.columns.last, 'one labelled', ({ last_signed_in_at: at }) =>
          at === null ? words.never : texts.moment(at, now),
        ),
    column('note', words.columns.note, 'muted end', (one) => words.notes[one.state] ?? ''),
  ]
  const exported = texts.terms.export
  const exportAll = change(
    exported,
    [],
    async () => {
      const { q, filters: chosen } = list.address
      const outcome = await exportTermsPeople(client, {
        id,
        state,
        organization: chosen['organization'],
        ...(q && { q }),
      })
      if (outcome.kind !== 'exported') return outcome
      saveFile(outcome.csv, 'text/csv;charset=utf-8', `${id}-${state}.csv`)
      return { kind: outcome.kind, done: exported.exported(outcome.count, outcome.isCut) }
    },
    { needs: 'terms.export', whenReadOnly: 'role' },
  )
  const panel = (
    <ListView
      list={list}
      label={words.heading}
      search={words.search}
      filters={filters}
      columns={columns}
      idOf={(one) => one.id}
      isOff={(one) => one.state === 'disabled'}
      count={texts.people}
      empty={<EmptyState title={words.empty[state]}>{words.emptyText[state]}</EmptyState>}
    />
  )
  const numbers = { not_yet: terms.not_yet, accepted: terms.accepted }
  return (
    <Part heading={words.heading} hint={terms.name}>
      <Tabs
        label={words.heading}
        manual
        value={state}
        onValueChange={(next) => list.change({ state: next === 'not_yet' ? '' : next })}
        toolbar={<Ask change={exportAll} startIcon={<DownloadIcon size={16} />} />}
        tabs={states.map((one) => ({
          id: one,
          label: words.states[one],
          count: numbers[one],
          panel: one === state ? panel : null,
        }))}
      />
    </Part>
  )
}
