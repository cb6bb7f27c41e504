import { textOf } from '@vestibule/base/messages/texts'
import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { Link } from '@vestibule/ui/link'
import { accessChanges } from '../access/access-changes.ts'
import { Ask } from '../change/ask.tsx'
import { column, useColumns } from '../list/columns.tsx'
import { LoadedTablePart } from '../list/table-part.tsx'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { userChanges } from '../users/user-changes.ts'
import { UserState } from '../users/user-state.tsx'
import type { PartOfOrganization } from './organization-parts.tsx'

/** Maximum people whom the page of an organisation lists. A link leads to the full list. */
const shownPeople = 5

/** Lists the first few people of the organisation. */
export function MembersPart({ one }: PartOfOrganization) {
  const admin = useAdmin()
  const { texts } = admin
  const words = texts.organizations.one.members
  const { columns, secondFactors, never } = texts.users
  const { moment } = useColumns()
  const { id, name, actions } = one
  const invite = userChanges(admin).invite({ id, name })
  return (
    <LoadedTablePart<ItemOf<'listUsers'>>
      words={words}
      name={`members of ${id}`}
      load={(client) =>
        adminOf(client).listUsers({ organization: id, limit: shownPeople }, { cache: false })
      }
      idOf={(user) => user.id}
      isExcerpt
      isOff={({ state }) => state === 'disabled'}
      columns={[
        column('name', columns.name, (user) => (
          <RouterLink href={`/admin/users/${user.id}/`}>{personName(user)}</RouterLink>
        )),
        column(
          'second_factor',
          columns.secondFactor,
          'labelled',
          ({ second_factor: factor }) => textOf(secondFactors, factor) ?? factor,
        ),
        column('state', columns.state, ({ state }) => <UserState state={state} />),
        moment(
          'last',
          columns.lastSignIn,
          'muted one labelled',
          (user) => user.last_signed_in_at,
          never,
        ),
      ]}
      end={(page) => (
        <>
          <Ask change={{ ...invite, isAllowed: actions.includes('invite') }}>{words.invite}</Ask>
          {page?.next && (
            <span className="adm-muted">
              {words.some({ shown: page.items.length, all: one.people })}
              {' · '}
              <Link href={`/admin/users/?organization=${encodeURIComponent(id)}`}>{words.all}</Link>
            </span>
          )}
        </>
      )}
    />
  )
}

/** Lists the apps and datasets that everyone in the organisation can open. */
export function GrantsPart({ one }: PartOfOrganization) {
  const admin = useAdmin()
  const { texts, canChange } = admin
  const { imported, one: parts } = texts.organizations
  const words = parts.grants
  const { access } = texts.users.person
  const { day, giver } = useColumns()
  const changes = accessChanges(admin)
  const { id, actions } = one
  const mayTake = canChange && actions.includes('give_access')
  return (
    <LoadedTablePart<ItemOf<'listGrants'>>
      words={words}
      name={`grants of ${id}`}
      load={(client, after) =>
        adminOf(client).listGrants(
          { to: 'organization', organization: id, after },
          { cache: false },
        )
      }
      idOf={({ resource }) => resource.id}
      columns={[
        column('resource', access.resource, ({ resource }) => resource.name),
        column(
          'kind',
          access.kind,
          'muted labelled',
          ({ resource }) => textOf(access.kinds, resource.kind) ?? resource.kind,
        ),
        day('since', words.since, 'muted one labelled', (grant) => grant.given_at),
        giver('by', words.by, imported, (grant) => ({
          imported: grant.imported,
          by: grant.given_by,
        })),
      ]}
      {...(mayTake && {
        actions: ({ resource, organization, imported: isImported }) =>
          organization !== null &&
          !isImported && (
            <Ask change={changes.takeFromOrganization(resource, organization)} variant="ghost" />
          ),
      })}
      end={() => (
        <>
          <Ask change={changes.giveOrganizationAccess(one)} />
          <Link href={`/admin/access/?organization=${encodeURIComponent(id)}`}>{words.grid}</Link>
        </>
      )}
    />
  )
}
