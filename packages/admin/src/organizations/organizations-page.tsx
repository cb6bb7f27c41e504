import { listAllOrganizations } from '@vestibule/api-client/admin'
import {
  signInMethods,
  tiers,
  type ListedOrganization,
  type SignInMethod,
} from '@vestibule/api-client/contract'
import { Badge } from '@vestibule/ui/badge'
import { EmptyState } from '@vestibule/ui/empty-state'
import { WarningIcon } from '@vestibule/ui/icons'
import { Navigate, useNavigate } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import { ListView } from '../list/list-view.tsx'
import { useList } from '../list/use-list.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { organizationChanges } from './organization-changes.ts'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/column.ts'

const filterNames = ['tier', 'sign_in'] as const

/** `/admin/organizations/`: all organisations. Somebody who administers only one is redirected to its page. */
export default function OrganizationsPage() {
  const { only_organization: only } = useAdministrator()
  return only === null ? <Organizations /> : <Navigate to={only} replace />
}

function Organizations() {
  const { client } = useServices()
  const texts = useAdminTexts()
  const words = texts.organizations
  const { methods } = texts.users.person
  const navigate = useNavigate()
  useTitle(words.heading)
  const list = useList(
    'organizations',
    (client, { q, filters, after }) =>
      listAllOrganizations(client, {
        ...(q && { q }),
        ...(after && { after }),
        tier: tiers.find((tier) => tier === filters['tier']),
        signInMethod: filters['sign_in'] as SignInMethod | undefined,
      }),
    filterNames,
  )
  const changes = organizationChanges(client, texts)
  const columns: readonly Column<ListedOrganization>[] = [
    column('name', words.columns.name, ({ id, name, imported }) => (
      <>
        <RouterLink href={`/admin/organizations/${id}/`}>{name}</RouterLink>
        {imported && <span className="vb-admin-sub">{id}</span>}
      </>
    )),
    column('tier', words.columns.tier, 'labelled', ({ tier }) => words.tiers[tier] ?? tier),
    column(
      'domains',
      words.columns.domains,
      'labelled',
      ({ domains }) => domains && <Domains of={domains} />,
    ),
    column(
      'sign_in',
      words.columns.signIn,
      'muted labelled',
      ({ identity_provider: own, sign_in_method: method }) =>
        own?.enforced
          ? words.own(true)
          : method === null
            ? words.anyMethod
            : (methods[method] ?? method),
    ),
    column('people', words.columns.people, 'number labelled', ({ people }) => texts.number(people)),
    column('grants', words.columns.grants, 'number labelled', ({ grants }) => texts.number(grants)),
    column('from', words.columns.from, 'labelled', ({ imported }) =>
      imported ? <Badge tone="outline">{words.imported}</Badge> : words.here,
    ),
  ]
  const total = list.state.status === 'loaded' ? list.state.value.total : undefined
  return (
    <>
      <PageHead
        heading={words.heading}
        lead={words.lead(total)}
        actions={
          <Ask change={changes.create((id) => void navigate(id))} variant="primary" size="md">
            {words.add}
          </Ask>
        }
      />
      <ListView
        list={list}
        label={words.heading}
        search={words.search}
        filters={[
          {
            id: 'tier',
            label: words.columns.tier,
            options: tiers.map((value) => ({ value, label: words.tiers[value] ?? value })),
          },
          {
            id: 'sign_in',
            label: words.columns.signIn,
            options: signInMethods.map((value) => ({ value, label: methods[value] ?? value })),
          },
        ]}
        columns={columns}
        idOf={({ id }) => id}
        count={words.count}
        empty={<EmptyState title={words.empty.heading}>{words.empty.text}</EmptyState>}
      />
    </>
  )
}

/** Shows a single domain by name, several domains by how many are verified. */
function Domains({ of: domains }: { of: NonNullable<ListedOrganization['domains']> }) {
  const words = useAdminTexts().organizations
  const [first] = domains
  const open = domains.filter(({ verified }) => !verified).length
  if (!first) return words.noDomain
  if (open > 0) {
    return (
      <span className="vb-admin-state" data-tone="warning">
        <WarningIcon size={16} />
        {words.notVerified(open, domains.length)}
      </span>
    )
  }
  return domains.length === 1 ? first.domain : words.verified(domains.length)
}
