import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { LinkButton } from '@vestibule/ui/link-button'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListPage } from '../list/list-page.tsx'
import { useList } from '../list/use-list.ts'
import { State } from '../state.tsx'
import { useAdmin } from '../use-admin.ts'

/** `/admin/identity-providers/`: the identity providers with which organisations sign in their own people. */
export default function IdentityProvidersPage() {
  const { texts } = useAdmin()
  const words = texts.identityProviders
  const { columns: labels } = words
  const { number } = useColumns()
  const list = useList('identity providers', (client, page) =>
    adminOf(client).listIdentityProviders(page),
  )
  const columns: readonly Column<ItemOf<'listIdentityProviders'>>[] = [
    column('organization', texts.organizations.columns.name, ({ organization }) => (
      <RouterLink href={`/admin/organizations/${organization.id}/`}>{organization.name}</RouterLink>
    )),
    column('provider', labels.provider, ({ name, issuer, organization }) => (
      <>
        <RouterLink href={`/admin/organizations/${organization.id}/identity-provider/`}>
          {name}
        </RouterLink>
        <span className="adm-sub">
          <bdi>{issuer}</bdi>
        </span>
      </>
    )),
    column(
      'use',
      labels.use,
      'muted labelled',
      ({ enforced }) => texts.organizations.one.signIn.states[enforced ? 'enforced' : 'offered'],
    ),
    column('test', labels.test, 'labelled', ({ last_test: test }) => <LastTest of={test} />),
    number('people', labels.people, 'number labelled', ({ people }) => people),
  ]
  return (
    <ListPage
      list={list}
      words={words}
      search={words.search}
      columns={columns}
      count={words.count}
      emptyActions={
        <LinkButton variant="secondary" size="md" href="/admin/organizations/">
          {words.empty.organizations}
        </LinkButton>
      }
    />
  )
}

/** How the last test sign-in went, with an icon if an administrator may have to act. */
function LastTest({ of: test }: { of: ItemOf<'listIdentityProviders'>['last_test'] }) {
  const { now, texts } = useAdmin()
  const words = texts.identityProvider.test
  if (test === null) return <State tone="muted">{texts.identityProviders.notTested}</State>
  const when = texts.moment(test.finished_at ?? test.started_at, now)
  if (test.worked) return words.worked({ when })
  if (test.finished_at === null)
    return <State tone="warning">{texts.identityProviders.unfinished({ when })}</State>
  return <State tone="danger">{words.failed({ when })}</State>
}
