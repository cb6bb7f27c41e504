import { getUser } from '@vestibule/api-client/admin'
import type { UserFacts } from '@vestibule/api-client/contract'
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
import { userChanges } from './user-changes.ts'
import { UserFactsHead } from './user-facts-head.tsx'
import { UserAccess, UserEvents, UserRoles } from './user-holdings.tsx'
import { UserBrowsers, UserSignIn } from './user-parts.tsx'
import { UserProfile } from './user-profile.tsx'

/** `/admin/users/{id}/`: everything about one person that the administrator may see. */
export default function UserPage() {
  const { id = '' } = useParams()
  const { client } = useServices()
  const words = useAdminTexts().users.person
  const load = useCallback(() => getUser(client, { id }, { cache: false }), [client, id])
  return (
    <ItemPage load={load} words={words} listHref="/admin/users/">
      {(user, refresh) => <Person user={user} refresh={refresh} />}
    </ItemPage>
  )
}

function Person({ user, refresh }: { user: UserFacts; refresh: () => void }) {
  const { client, leave, canActFor } = useServices()
  const texts = useAdminTexts()
  const { ask, dialog } = useChange(refresh)
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
              <Button
                variant="secondary"
                size="md"
                onClick={() => ask(changes.actFor(user.organization, leave))}
              >
                {texts.changes.actFor.action(user.organization.name)}
              </Button>
            )}
            {may('disable') && (
              <Button variant="danger" size="md" onClick={() => ask(changes.disable(user))}>
                {texts.changes.disable.action}
              </Button>
            )}
            {may('enable') && (
              <Button size="md" onClick={() => ask(changes.enable(user))}>
                {texts.changes.enable.button}
              </Button>
            )}
          </>
        }
      />
      <UserFactsHead user={user} may={may} ask={ask} changes={changes} />
      <UserProfile user={user} may={may} ask={ask} changes={changes} />
      <UserSignIn user={user} may={may} ask={ask} changes={changes} />
      <UserBrowsers user={user} may={may} ask={ask} changes={changes} />
      <UserRoles user={user} may={may} ask={ask} changes={changes} />
      <UserAccess user={user} may={may} ask={ask} changes={changes} />
      <UserEvents user={user} />
      {dialog}
    </>
  )
}
