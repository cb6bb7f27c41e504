import { getOrganization } from '@vestibule/api-client/admin'
import type { OrganizationFacts } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { useChange } from '../change/use-change.tsx'
import { ItemPage } from '../item-page.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { userChanges } from '../users/user-changes.ts'
import { DomainsPart } from './domains-part.tsx'
import { organizationChanges } from './organization-changes.ts'
import { GeneralPart, SignInPart } from './organization-parts.tsx'
import { GrantsPart, MembersPart } from './organization-tables.tsx'

/** `/admin/organizations/{id}/`: one organisation, its domains, its people, and what they can open. */
export default function OrganizationPage() {
  const { id = '' } = useParams()
  const { client } = useServices()
  const words = useAdminTexts().organizations.one
  const load = useCallback(() => getOrganization(client, { id }, { cache: false }), [client, id])
  return (
    <ItemPage load={load} words={words} listHref="/admin/organizations/">
      {(organization, refresh) => <Organization one={organization} refresh={refresh} />}
    </ItemPage>
  )
}

function Organization({ one, refresh }: { one: OrganizationFacts; refresh: () => void }) {
  const { client, leave } = useServices()
  const texts = useAdminTexts()
  const words = texts.organizations.one
  const { may, canChange, only_organization: only } = useAdministrator()
  const { ask, dialog } = useChange(refresh)
  const changes = organizationChanges(client, texts)
  useTitle(one.name)
  const parts = {
    one,
    mayDo: (action: string) => canChange && one.actions.includes(action),
    changes,
  }
  return (
    <>
      <PageHead
        heading={one.name}
        lead={words.lead(one.imported ? one.id : null, one.is_internal, one.people)}
        {...(only === null && { back: { href: '/admin/organizations/', label: words.back } })}
        actions={
          one.actions.includes('act_for') && (
            <Button
              variant="secondary"
              size="md"
              onClick={() => ask(userChanges(client, texts).actFor(one, leave))}
            >
              {texts.changes.actFor.action(one.name)}
            </Button>
          )
        }
      />
      <GeneralPart {...parts} ask={ask} />
      {may('identity_providers.read') && <DomainsPart {...parts} refresh={refresh} />}
      <SignInPart {...parts} ask={ask} />
      {may('users.read') && <MembersPart {...parts} refresh={refresh} />}
      {may('access.read') && <GrantsPart {...parts} refresh={refresh} />}
      {dialog}
    </>
  )
}
