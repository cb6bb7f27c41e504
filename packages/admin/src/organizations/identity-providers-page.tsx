import { listIdentityProviders, type ListedIdentityProvider } from '@vestibule/api-client/admin'
import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorCircleIcon, WarningIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useServices } from '../services.ts'
import { column } from '../list/column.ts'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import { ListView } from '../list/list-view.tsx'
import { useList } from '../list/use-list.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** `/admin/identity-providers/`: with what organisations sign in their own people. */
export default function IdentityProvidersPage() {
  const texts = useAdminTexts()
  const words = texts.identityProviders
  useTitle(words.heading)
  const list = useList('identity providers', (client, { q, after }) =>
    listIdentityProviders(client, { ...(q && { q }), ...(after && { after }) }),
  )
  const columns: readonly Column<ListedIdentityProvider>[] = [
    column('organization', texts.organizations.columns.name, ({ organization }) => (
      <RouterLink href={`/admin/organizations/${organization.id}/`}>{organization.name}</RouterLink>
    )),
    column('provider', words.columns.provider, ({ name, issuer, organization }) => (
      <>
        <RouterLink href={`/admin/organizations/${organization.id}/identity-provider/`}>
          {name}
        </RouterLink>
        <span className="vb-admin-sub">
          <bdi>{issuer}</bdi>
        </span>
      </>
    )),
    column('use', words.columns.use, 'muted labelled', ({ enforced }) =>
      texts.organizations.one.signIn.state(enforced),
    ),
    column('test', words.columns.test, 'labelled', ({ last_test: test }) => <LastTest of={test} />),
    column('people', words.columns.people, 'number labelled', ({ people }) => texts.number(people)),
  ]
  const total = list.state.status === 'loaded' ? list.state.value.total : undefined
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead(total)} />
      <ListView
        list={list}
        label={words.heading}
        search={words.search}
        filters={[]}
        columns={columns}
        idOf={({ id }) => id}
        count={words.count}
        empty={
          <EmptyState
            title={words.empty.heading}
            actions={
              <LinkButton variant="secondary" size="md" href="/admin/organizations/">
                {words.empty.organizations}
              </LinkButton>
            }
          >
            {words.empty.text}
          </EmptyState>
        }
      />
    </>
  )
}

/** How the last test sign-in went, with an icon if an administrator may have to act. */
function LastTest({ of: test }: { of: ListedIdentityProvider['last_test'] }) {
  const { clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.identityProvider.test
  if (test === null) {
    return (
      <span className="vb-admin-state" data-tone="muted">
        {texts.identityProviders.notTested}
      </span>
    )
  }
  const when = texts.moment(test.finished_at ?? test.started_at, clock.now())
  if (test.worked) return words.worked(when, null)
  if (test.finished_at === null) {
    return (
      <span className="vb-admin-state" data-tone="warning">
        <WarningIcon size={16} />
        {texts.identityProviders.unfinished(when)}
      </span>
    )
  }
  return (
    <span className="vb-admin-state" data-tone="danger">
      <ErrorCircleIcon size={16} />
      {words.failed(when)}
    </span>
  )
}
