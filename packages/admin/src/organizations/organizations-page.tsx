import { textOf } from '@vestibule/base/messages/texts'
import { adminOf } from '@vestibule/api-client/admin'
import { type ItemOf, signInMethods, tiers } from '@vestibule/api-client/contract'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { Badge } from '@vestibule/ui/badge'
import { Navigate, useNavigate } from 'react-router-dom'
import { Ask } from '../change/ask.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListPage } from '../list/list-page.tsx'
import { useList } from '../list/use-list.ts'
import { optionsOf } from '../options-of.ts'
import { State } from '../state.tsx'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { useAdmin } from '../use-admin.ts'
import { organizationChanges } from './organization-changes.ts'

/** `/admin/organizations/`: all organisations. An administrator of only one organisation is redirected to its page. */
export default function OrganizationsPage() {
  const { only_organization: only } = useAdmin()
  return only === null ? <Organizations /> : <Navigate to={only} replace />
}

function Organizations() {
  const { client, texts } = useAdmin()
  const words = texts.organizations
  const { columns: labels } = words
  const { methods } = texts.users.person
  const navigate = useNavigate()
  const { number } = useColumns()
  const list = useList(
    'organizations',
    (client, page, { filters }) =>
      adminOf(client).listAllOrganizations({
        ...page,
        tier: tiers.find((tier) => tier === filters['tier']),
        sign_in_method: signInMethods.find((method) => method === filters['sign_in']),
      }),
    {
      filters: [
        { id: 'tier', label: labels.tier, options: optionsOf(tiers, words.tiers) },
        { id: 'sign_in', label: labels.signIn, options: optionsOf(signInMethods, methods) },
      ],
    },
  )
  const signInOf = ({
    identity_provider: own,
    sign_in_method: method,
  }: ItemOf<'listAllOrganizations'>) => {
    if (own?.enforced) return words.own.enforced
    return method === null ? words.anyMethod : (textOf(methods, method) ?? method)
  }
  const columns: readonly Column<ItemOf<'listAllOrganizations'>>[] = [
    column('name', labels.name, ({ id, name, imported }) => (
      <>
        <RouterLink href={`/admin/organizations/${id}/`}>{name}</RouterLink>
        {imported && <span className="adm-sub">{id}</span>}
      </>
    )),
    column('tier', labels.tier, 'labelled', ({ tier }) => textOf(words.tiers, tier) ?? tier),
    column('domains', labels.domains, 'labelled', ({ domains }) => domainsOf(domains, words)),
    column('sign_in', labels.signIn, 'muted labelled', signInOf),
    number('people', labels.people, 'number labelled', ({ people }) => people),
    number('grants', labels.grants, 'number labelled', ({ grants }) => grants),
    column('from', labels.from, 'labelled', ({ imported }) =>
      imported ? <Badge tone="outline">{words.imported}</Badge> : words.here,
    ),
  ]
  const create = organizationChanges(client, texts).create((id) => void navigate(id))
  return (
    <ListPage
      list={list}
      words={words}
      search={words.search}
      columns={columns}
      count={words.count}
      headActions={
        <Ask change={create} variant="primary" size="md">
          {words.add}
        </Ask>
      }
    />
  )
}

/**
 * Sums up the mail domains of an organisation in words: how many are not verified; if all are, the name of the only one
 * or the number of several. Null if the administrator may not read them.
 */
function domainsOf(
  domains: ItemOf<'listAllOrganizations'>['domains'],
  words: AdminTexts['organizations'],
) {
  if (!domains) return null
  const [first] = domains
  const open = domains.filter(({ verified }) => !verified).length
  if (!first) return words.noDomain
  if (open > 0)
    return <State tone="warning">{words.notVerified({ n: open, all: domains.length })}</State>
  return domains.length === 1 ? first.domain : words.verified({ n: domains.length })
}
