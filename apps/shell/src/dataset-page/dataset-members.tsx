import type { Dataset, DatasetMember } from '@vestibule/session'
import { useResources } from '@vestibule/session/react'
import { Heading } from '@vestibule/ui/heading'
import { Link } from '@vestibule/ui/link'
import { Text } from '@vestibule/ui/text'
import { useId } from 'react'
import { kindOf } from '../home/dataset-filters.ts'
import { usePageHref } from '../paths/use-page-href.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The members of a federated dataset. Members that the user may open on their own are links. */
export function DatasetMembers({ dataset: { members } }: { dataset: Dataset }) {
  const texts = useTexts().dataset
  const id = useId()
  if (members.length === 0) return null
  const hasVersions = members.some(({ version }) => version !== null)
  const sizes = members.map(({ size }) => texts.sizeOf(size.patients, size.samples, 0))
  const hasSizes = sizes.some((words) => words !== '')
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="md">
        {texts.members}
      </Heading>
      <table className="vb-dataset-members">
        <thead>
          <tr>
            <th scope="col">{texts.member}</th>
            {hasVersions && <th scope="col">{texts.version}</th>}
            {hasSizes && <th scope="col">{texts.contributes}</th>}
            <th scope="col">{texts.access}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member, index) => (
            <tr key={member.id ?? index}>
              <th scope="row">{member.displayName}</th>
              {hasVersions && <td>{member.version}</td>}
              {hasSizes && <td>{sizes[index]}</td>}
              <td>
                <Access member={member} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
      aria-label={texts.accessIn(kind, member.displayName)}
    >
      {kind}
    </Link>
  )
}
