import type { ItemOf } from '@vestibule/api-client/contract'
import { Heading } from '@vestibule/ui/heading'
import { onWhat, whatOf, whoOf } from '../audit/event-words.ts'
import { DataTable } from '@vestibule/ui/data-table'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { column, useColumns } from '../list/columns.tsx'

/** Lists the latest changes that administrators have made. */
export function LatestChanges({ changes }: { changes: readonly ItemOf<'listEvents'>[] }) {
  const { audit, overview } = useAdminTexts()
  const words = overview.changes
  const { moment } = useColumns()
  return (
    <section className="adm-latest">
      <Heading level={2} size="sm">
        {words.heading}
      </Heading>
      <DataTable<ItemOf<'listEvents'>>
        label={words.heading}
        items={changes}
        idOf={({ id }) => id}
        columns={[
          moment('when', audit.columns.when, 'one', ({ at }) => at),
          column('who', audit.columns.who, (event) => whoOf(event, audit)),
          column('what', audit.columns.what, (event) => whatOf(event, audit)),
          column('on', audit.columns.on, 'muted', (event) => onWhat(event, audit)),
        ]}
      />
    </section>
  )
}
