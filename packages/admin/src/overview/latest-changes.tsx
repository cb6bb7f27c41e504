import type { AuditedEvent } from '@vestibule/api-client/admin'
import { Heading } from '@vestibule/ui/heading'
import { useServices } from '../services.ts'
import { onWhat, whatOf, whoOf } from '../audit/event-words.ts'
import { DataTable } from '../list/data-table.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** The latest changes that administrators have made. */
export function LatestChanges({ changes }: { changes: readonly AuditedEvent[] }) {
  const { clock } = useServices()
  const texts = useAdminTexts()
  const { audit } = texts
  const words = texts.overview.changes
  const now = clock.now()
  return (
    <section className="vb-admin-latest">
      <Heading level={2} size="sm">
        {words.heading}
      </Heading>
      <DataTable
        label={words.heading}
        items={changes}
        idOf={({ id }) => id}
        columns={[
          {
            id: 'when',
            label: audit.columns.when,
            line: 'one',
            cell: ({ at }) => texts.moment(at, now),
          },
          { id: 'who', label: audit.columns.who, cell: (event) => whoOf(event, audit) },
          { id: 'what', label: audit.columns.what, cell: (event) => whatOf(event, audit) },
          {
            id: 'on',
            label: audit.columns.on,
            tone: 'muted',
            cell: (event) => onWhat(event, audit),
          },
        ]}
      />
    </section>
  )
}
