import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { ItemPage } from '../item-page.tsx'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { userChanges } from './user-changes.ts'
import { UserFactsHead } from './user-facts-head.tsx'
import { UserAccess, UserEvents, UserRoles } from './user-holdings.tsx'
import { UserBrowsers, UserSignIn } from './user-parts.tsx'
import { UserProfile } from './user-profile.tsx'
import { Ask } from '../change/ask.tsx'

/** `/admin/users/{id}/`: everything about one person that the administrator may see. */
export default function UserPage() {
  return (
    <ItemPage
      name="user"
      load={(client, id) => adminOf(client).getUser({ userId: id }, { cache: false })}
      words={useAdmin().texts.users.person}
      listHref="/admin/users/"
    >
      {(user) => <Person user={user} />}
    </ItemPage>
  )
}

function Person({ user }: { readonly user: ValueFrom<'getUser'> }) {
  const admin = useAdmin()
  const { leave, canActFor, texts } = admin
  const changes = userChanges(admin)
  const name = personName(user)
  const parts = { user, changes }
  useTitle(name)
  return (
    <>
      <PageHead
        heading={name}
        lead={
          <>
            <bdi>{user.email}</bdi> · <bdi>{user.organization.name}</bdi>
          </>
        }
        back={{ href: '/admin/users/', label: texts.users.person.back }}
        actions={
          <>
            {canActFor && !user.organization.is_internal && (
              <Ask change={changes.actFor(user.organization, leave)} size="md" />
            )}
            <Ask change={changes.disable(user)} variant="ghost" tone="danger" size="md" />
            <Ask change={changes.enable(user)} variant="primary" size="md">
              {texts.changes.enable.button}
            </Ask>
          </>
        }
      />
      <UserFactsHead {...parts} />
      <UserProfile {...parts} />
      <UserSignIn {...parts} />
      <UserBrowsers {...parts} />
      <UserRoles {...parts} />
      <UserAccess {...parts} />
      <UserEvents user={user} />
    </>
  )
}
