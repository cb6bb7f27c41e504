import { textOf } from '@vestibule/base/messages/texts'
import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { EmptyState } from '@vestibule/ui/empty-state'
import { DownloadIcon } from '@vestibule/ui/icons'
import { Part } from '@vestibule/ui/part'
import { Tabs } from '@vestibule/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { Ask } from '../change/ask.tsx'
import { exportChange } from '../export-change.ts'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListView } from '../list/list-view.tsx'
import { sourcesOf } from '../list/sources.ts'
import { useList } from '../list/use-list.ts'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'

const states = ['not_yet', 'accepted'] as const

/** Lists who has accepted the terms, and who has not but must. */
export function TermsPeople({ terms }: { terms: ItemOf<'listTerms'> }) {
  const { client, texts } = useAdmin()
  const words = texts.terms.who
  const { columns: labels } = words
  const [params] = useSearchParams()
  const state = states.find((one) => one === params.get('state')) ?? 'not_yet'
  const { id } = terms
  const list = useList(
    `terms-people ${id} ${state}`,
    (client, page, { filters }) =>
      adminOf(client).listTermsPeople({ termsId: id, state, ...filters, ...page }),
    {
      filters: [
        {
          id: 'organization',
          label: labels.organization,
          source: { ...sourcesOf(client).organizations, search: words.findOrganization },
        },
      ],
    },
  )
  const { moment } = useColumns()
  const columns: readonly Column<ItemOf<'listTermsPeople'>>[] = [
    column('name', labels.name, (one) => (
      <RouterLink href={`/admin/users/${one.id}/`}>{personName(one)}</RouterLink>
    )),
    column('organization', labels.organization, 'muted', ({ organization }) => organization.name),
    state === 'accepted'
      ? moment('accepted', labels.accepted, 'one labelled', (one) => one.accepted_at, null)
      : moment('last', labels.last, 'one labelled', (one) => one.last_signed_in_at, words.never),
    column('note', labels.note, 'muted end', (one) => textOf(words.notes, one.state) ?? ''),
  ]
  const { q, filters: chosen } = list.address
  const exportAll = exportChange(texts.terms.export, 'terms.export', `${id}-${state}.csv`, () =>
    adminOf(client).exportTermsPeople({ terms: id, state, ...chosen, q: q || undefined }),
  )
  const exportSignatures = exportChange(
    texts.terms.signatures,
    'terms.export',
    `${id}-signatures.csv`,
    () => adminOf(client).exportTermsPeople({ terms: id, state: 'signatures' }),
  )
  const panel = (
    <ListView
      list={list}
      label={words.heading}
      search={words.search}
      columns={columns}
      isOff={(one) => one.state === 'disabled'}
      count={texts.people}
      empty={<EmptyState title={words.empty[state]}>{words.emptyText[state]}</EmptyState>}
    />
  )
  const numbers = { not_yet: terms.not_yet, accepted: terms.accepted }
  return (
    <Part title={words.heading} description={terms.name}>
      <Tabs
        label={words.heading}
        manual
        value={state}
        onValueChange={(next) => list.change({ state: next === 'not_yet' ? '' : next })}
        end={
          <>
            <Ask change={exportSignatures} startIcon={<DownloadIcon size={16} />} />
            <Ask change={exportAll} startIcon={<DownloadIcon size={16} />} />
          </>
        }
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
