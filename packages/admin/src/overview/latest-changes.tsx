import type { AuditedEvent } from '@vestibule/api-client/admin'
import { Heading } from '@vestibule/ui/heading'
import { useServices } from '../services.ts'
import { onWhat, whatOf, whoOf } from '../audit/event-words.ts'
import { DataTable } from '@vestibule/ui/data-table'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { column } from '../list/column.ts'

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
      <DataTable<AuditedEvent>
        label={words.heading}
        items={changes}
        idOf={({ id }) => id}
        columns={[
          column('when', audit.columns.when, 'one', ({ at }) => texts.moment(at, now)),
          column('who', audit.columns.who, (event) => whoOf(event, audit)),
          column('what', audit.columns.what, (event) => whatOf(event, audit)),
          column('on', audit.columns.on, 'muted', (event) => onWhat(event, audit)),
        ]}
      />
    </section>
  )
}
