import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { CheckIcon } from '@vestibule/ui/icons'
import { Ask } from '../change/ask.tsx'
import { CopyLine } from '../copy-line.tsx'
import { column, useColumns } from '../list/columns.tsx'
import { LoadedTablePart } from '../list/table-part.tsx'
import { State } from '../state.tsx'
import { useAdmin } from '../use-admin.ts'
import type { PartOfOrganization } from './organization-parts.tsx'

/** Lists the organisation's mail domains, and says how the organisation can prove that it owns them. */
export function DomainsPart({ one, changes }: PartOfOrganization) {
  const { texts, mayChange } = useAdmin()
  const words = texts.organizations.one.domains
  const { day } = useColumns()
  const { id } = one
  return (
    <LoadedTablePart<ItemOf<'listOrganizationDomains'>>
      words={words}
      name={`domains of ${id}`}
      load={async (client) => {
        const outcome = await adminOf(client).listOrganizationDomains(
          { organizationId: id },
          { cache: false },
        )
        if (!('value' in outcome)) return outcome
        return { ...outcome, value: { items: outcome.value, next: null } }
      }}
      idOf={({ domain }) => domain}
      columns={[
        column('domain', words.domain, ({ domain }) => <bdi>{domain}</bdi>),
        column('state', words.state, ({ verified_at: at }) =>
          at === null ? (
            <State tone="warning">{words.notVerified}</State>
          ) : (
            <State icon={CheckIcon}>{words.verified}</State>
          ),
        ),
        day('since', words.since, 'muted one labelled', ({ verified_at: at }) => at),
      ]}
      {...(mayChange('identity_providers.write') && {
        actions: (row) => (
          <>
            {row.verified_at === null && (
              <Ask change={changes.checkDomain(one, row)} variant="ghost" />
            )}
            <Ask change={changes.removeDomain(one, row)} variant="ghost" />
          </>
        ),
      })}
      end={(page) => (
        <>
          {page?.items
            .filter(({ verified_at: at }) => at === null)
            .map((row) => (
              <CopyLine
                key={row.domain}
                label={words.record({ domain: row.domain })}
                text={`${row.txt_name} TXT "${row.txt_value}"`}
                copy={words.copyRecord({ domain: row.domain })}
              />
            ))}
          <Ask change={changes.addDomain(one)} />
        </>
      )}
    />
  )
}
