import { listOrganizationDomains } from '@vestibule/api-client/admin'
import type { OrganizationDomain } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { CheckIcon, WarningIcon } from '@vestibule/ui/icons'
import { useCallback } from 'react'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { CopyLine } from '../copy-line.tsx'
import { asPage } from '../list/filter-sources.ts'
import { PartTable } from '../list/part-table.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { PartOfOrganization } from './organization-parts.tsx'

interface DomainsPartProps extends PartOfOrganization {
  readonly refresh: () => void
}

/** The mail domains, and how the organisation proves that it owns them. */
export function DomainsPart({ one, changes, refresh }: DomainsPartProps) {
  const { client } = useServices()
  const texts = useAdminTexts()
  const words = texts.organizations.one.domains
  const { addDomain, checkDomain, removeDomain } = texts.changes.organizations
  const { may, canChange } = useAdministrator()
  const mayChange = canChange && may('identity_providers.write')
  const { id } = one
  const load = useCallback(
    async () => asPage(await listOrganizationDomains(client, { id }, { cache: false })),
    [client, id],
  )
  return (
    <PartTable<OrganizationDomain>
      heading={words.heading}
      hint={words.hint}
      load={load}
      idOf={({ domain }) => domain}
      none={words.none}
      onChange={refresh}
      columns={[
        {
          id: 'domain',
          label: words.domain,
          cell: ({ domain }) => <bdi>{domain}</bdi>,
        },
        {
          id: 'state',
          label: words.state,
          cell: ({ verified_at: at }) =>
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
        },
        {
          id: 'since',
          label: words.since,
          tone: 'muted',
          line: 'one',
          narrow: 'labelled',
          cell: ({ verified_at: at }) => (at === null ? '–' : texts.day(at)),
        },
      ]}
      {...(mayChange && {
        actions: (row, ask) => (
          <>
            {row.verified_at === null && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={checkDomain.label(row.domain)}
                onClick={() => ask(changes.checkDomain(one, row))}
              >
                {checkDomain.action}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              aria-label={removeDomain.label(row.domain)}
              onClick={() => ask(changes.removeDomain(one, row))}
            >
              {removeDomain.action}
            </Button>
          </>
        ),
      })}
      end={(ask, page) => (
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
          {mayChange && (
            <Button variant="secondary" size="sm" onClick={() => ask(changes.addDomain(one))}>
              {addDomain.action}
            </Button>
          )}
        </>
      )}
    />
  )
}
