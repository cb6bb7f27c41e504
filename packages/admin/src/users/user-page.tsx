import { getUser } from '@vestibule/api-client/admin'
import type { UserFacts } from '@vestibule/api-client/contract'
import { useParams } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { ItemPage } from '../item-page.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { userChanges } from './user-changes.ts'
import { UserFactsHead } from './user-facts-head.tsx'
import { UserAccess, UserEvents, UserRoles } from './user-holdings.tsx'
import { UserBrowsers, UserSignIn } from './user-parts.tsx'
import { UserProfile } from './user-profile.tsx'
import { Ask } from '../change/ask.tsx'

/** `/admin/users/{id}/`: everything about one person that the administrator may see. */
export default function UserPage() {
  const { id = '' } = useParams()
  const words = useAdminTexts().users.person
  return (
    <ItemPage
      name={`user ${id}`}
      load={(client) => getUser(client, { id }, { cache: false })}
      words={words}
      listHref="/admin/users/"
    >
      {(user) => <Person user={user} />}
    </ItemPage>
  )
}

function Person({ user }: { readonly user: UserFacts }) {
  const { client, leave, canActFor } = useServices()
  const texts = useAdminTexts()
  const changes = userChanges(client, texts)
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  const { canChange } = useAdministrator()
  const may = (action: string) => canChange && user.actions.includes(action)
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
            <Ask change={changes.disable(user)} variant="danger" size="md" />
            <Ask change={changes.enable(user)} variant="primary" size="md">
              {texts.changes.enable.button}
            </Ask>
          </>
        }
      />
      <UserFactsHead user={user} may={may} changes={changes} />
      <UserProfile user={user} may={may} changes={changes} />
      <UserSignIn user={user} may={may} changes={changes} />
      <UserBrowsers user={user} may={may} changes={changes} />
      <UserRoles user={user} may={may} changes={changes} />
      <UserAccess user={user} may={may} changes={changes} />
      <UserEvents user={user} />
    </>
  )
}
