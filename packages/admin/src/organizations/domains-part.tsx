import { listOrganizationDomains } from '@vestibule/api-client/admin'
import type { OrganizationDomain } from '@vestibule/api-client/contract'
import { CheckIcon, WarningIcon } from '@vestibule/ui/icons'
import { useAdministrator } from '../administrator.ts'
import { CopyLine } from '../copy-line.tsx'
import { asPage } from '../list/filter-sources.ts'
import { PartTable } from '../list/part-table.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { PartOfOrganization } from './organization-parts.tsx'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/column.ts'

/** The mail domains, and how the organisation proves that it owns them. */
export function DomainsPart({ one, changes }: PartOfOrganization) {
  const texts = useAdminTexts()
  const words = texts.organizations.one.domains
  const { checkDomain, removeDomain } = texts.changes.organizations
  const { may, canChange } = useAdministrator()
  const mayChange = canChange && may('identity_providers.write')
  const { id } = one
  return (
    <PartTable<OrganizationDomain>
      heading={words.heading}
      hint={words.hint}
      name={`domains of ${id}`}
      load={async (client) =>
        asPage(await listOrganizationDomains(client, { id }, { cache: false }))
      }
      idOf={({ domain }) => domain}
      none={words.none}
      columns={[
        column('domain', words.domain, ({ domain }) => <bdi>{domain}</bdi>),
        column('state', words.state, ({ verified_at: at }) =>
          at === null ? (
            <span className="vb-admin-state" data-tone="warning">
              <WarningIcon size={16} />
              {words.notVerified}
            </span>
          ) : (
            <span className="vb-admin-state">
              <CheckIcon size={16} />
              {words.verified}
            </span>
          ),
        ),
        column('since', words.since, 'muted one labelled', ({ verified_at: at }) =>
          at === null ? '–' : texts.day(at),
        ),
      ]}
      {...(mayChange && {
        actions: (row) => (
          <>
            {row.verified_at === null && (
              <Ask
                change={changes.checkDomain(one, row)}
                variant="ghost"
                aria-label={checkDomain.label(row.domain)}
              />
            )}
            <Ask
              change={changes.removeDomain(one, row)}
              variant="ghost"
              aria-label={removeDomain.label(row.domain)}
            />
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
                label={words.record(row.domain)}
                text={`${row.txt_name} TXT "${row.txt_value}"`}
                copy={words.copyRecord(row.domain)}
              />
            ))}
          <Ask change={changes.addDomain(one)} />
        </>
      )}
    />
  )
}
