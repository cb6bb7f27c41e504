import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { EmptyState } from '@vestibule/ui/empty-state'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { ItemPage } from '../item-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { providerChanges } from './provider-changes.ts'
import { ConnectionPart, EnforcePart, NewPeoplePart } from './provider-parts.tsx'
import { ProviderTestPart } from './provider-test.tsx'
import { Ask } from '../change/ask.tsx'

const load = async (client: Client, id: string) => {
  const [organization, provider] = await Promise.all([
    adminOf(client).getOrganization({ organizationId: id }, { cache: false }),
    adminOf(client).getIdentityProvider({ organizationId: id }, { cache: false }),
  ])
  if (!('value' in organization)) return organization
  if (!('value' in provider)) return provider
  return { ...provider, value: { organization: organization.value, provider: provider.value } }
}

/**
 * `/admin/organizations/{id}/identity-provider`: the organisation's own identity provider. A test sign-in returns to
 * this page.
 */
export default function IdentityProviderPage() {
  return (
    <ItemPage
      name="identity-provider"
      load={load}
      words={useAdmin().texts.identityProvider}
      listHref="/admin/organizations/"
    >
      {(answer) => <Provider {...answer} />}
    </ItemPage>
  )
}

interface ProviderProps {
  readonly organization: ValueFrom<'getOrganization'>
  readonly provider: ValueFrom<'saveIdentityProvider'> | null
}

function Provider({ organization, provider }: ProviderProps) {
  const { client, leave, texts } = useAdmin()
  const words = texts.identityProvider
  const changes = providerChanges(client, texts, organization)
  const heading = provider?.name ?? words.heading
  useTitle(heading)
  const { name } = organization
  const lead =
    provider === null
      ? words.lead({ organization: name })
      : provider.enforced
        ? words.leadEnforced({ organization: name })
        : words.leadOffered({ organization: name })
  const parts = provider && { provider, organization, changes }
  return (
    <>
      <PageHead
        heading={heading}
        lead={lead}
        back={{
          href: `/admin/organizations/${organization.id}/`,
          label: name,
        }}
      />
      {parts ? (
        <>
          <ConnectionPart {...parts} />
          <ProviderTestPart
            test={parts.provider.last_test}
            change={changes.test(parts.provider, leave)}
          />
          <NewPeoplePart {...parts} />
          <EnforcePart {...parts} />
        </>
      ) : (
        <EmptyState
          title={words.none}
          actions={
            <Ask change={changes.save(null)} variant="primary" size="md">
              {words.setUp}
            </Ask>
          }
        >
          {words.noneText({ organization: organization.name })}
        </EmptyState>
      )}
    </>
  )
}
