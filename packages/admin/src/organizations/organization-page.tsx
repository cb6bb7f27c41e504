import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { ItemPage } from '../item-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { userChanges } from '../users/user-changes.ts'
import { DomainsPart } from './domains-part.tsx'
import { organizationChanges } from './organization-changes.ts'
import { GeneralPart, SignInPart } from './organization-parts.tsx'
import { GrantsPart, MembersPart } from './organization-tables.tsx'
import { Ask } from '../change/ask.tsx'

/** `/admin/organizations/{id}/`: one organisation, its domains, its people, and what these can open. */
export default function OrganizationPage() {
  return (
    <ItemPage
      name="organization-page"
      load={(client, id) =>
        adminOf(client).getOrganization({ organizationId: id }, { cache: false })
      }
      words={useAdmin().texts.organizations.one}
      listHref="/admin/organizations/"
    >
      {(organization) => <Organization one={organization} />}
    </ItemPage>
  )
}

function Organization({ one }: { readonly one: ValueFrom<'getOrganization'> }) {
  const admin = useAdmin()
  const { client, leave, texts, may, only_organization: only } = admin
  const words = texts.organizations.one
  const parts = { one, changes: organizationChanges(client, texts) }
  useTitle(one.name)
  return (
    <>
      <PageHead
        heading={one.name}
        lead={[
          one.imported && one.id,
          words.kinds[one.is_internal ? 'internal' : 'external'],
          texts.people({ n: one.people }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {...(only === null && { back: { href: '/admin/organizations/', label: words.back } })}
        actions={
          one.actions.includes('act_for') && (
            <Ask change={userChanges(admin).actFor(one, leave)} size="md" />
          )
        }
      />
      <GeneralPart {...parts} />
      {may('identity_providers.read') && <DomainsPart {...parts} />}
      <SignInPart {...parts} />
      {may('users.read') && <MembersPart {...parts} />}
      {may('access.read') && <GrantsPart {...parts} />}
    </>
  )
}
