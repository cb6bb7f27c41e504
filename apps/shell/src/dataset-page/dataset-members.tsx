import type { Dataset } from '@vestibule/session'
import { useResources } from '@vestibule/session/react'
import { DataTable, type DataTableColumn } from '@vestibule/ui/data-table'
import { Heading } from '@vestibule/ui/heading'
import { Link } from '@vestibule/ui/link'
import { Text } from '@vestibule/ui/text'
import { useId } from 'react'
import { kindOf } from '../home/dataset-filters.ts'
import { usePageHref } from '../paths/use-page-href.ts'
import { useTexts } from '../texts/use-texts.ts'
import { sizeWords } from './dataset-words.ts'

type DatasetMember = Dataset['members'][number]

/** Lists the members of a federated dataset. Members that the user may open as datasets of their own are links. */
export function DatasetMembers({ dataset: { members } }: { dataset: Dataset }) {
  const all = useTexts()
  const texts = all.dataset
  const id = useId()
  if (members.length === 0) return null
  const hasVersions = members.some(({ version }) => version !== null)
  const sizeOf = ({ size }: DatasetMember) => sizeWords({ ...size, members: 0 }, all)
  const hasSizes = members.some((member) => sizeOf(member) !== '')
  const columns: DataTableColumn<DatasetMember>[] = [
    { id: 'member', label: texts.member, cell: ({ displayName }) => displayName },
    {
      id: 'access',
      label: texts.access,
      narrow: 'end',
      align: 'end',
      cell: (member) => <Access member={member} />,
    },
  ]
  if (hasSizes)
    columns.splice(1, 0, { id: 'size', label: texts.contributes, narrow: 'labelled', cell: sizeOf })
  if (hasVersions)
    columns.splice(1, 0, {
      id: 'version',
      label: texts.version,
      narrow: 'labelled',
      cell: ({ version }) => version,
    })
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="md">
        {texts.members}
      </Heading>
      <DataTable
        label={texts.members}
        items={members}
        idOf={({ id, displayName }) => id ?? displayName}
        columns={columns}
      />
    </section>
  )
}

function Access({ member }: { member: DatasetMember }) {
  const texts = useTexts().dataset
  const { datasets } = useResources()
  const href = usePageHref()
  const own = datasets.find(({ id }) => id === member.id)
  if (!own)
    return (
      <Text as="span" tone="muted">
        {texts.hereOnly}
      </Text>
    )
  const kind = texts.kinds[kindOf(own)]
  return (
    <Link
      href={href(`/datasets/${encodeURIComponent(own.id)}`)}
      aria-label={texts.accessIn({ kind, dataset: member.displayName })}
    >
      {kind}
    </Link>
  )
}
