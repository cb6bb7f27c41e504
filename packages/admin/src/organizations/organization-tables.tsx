import { listGrants, listUsers, type Grant } from '@vestibule/api-client/admin'
import type { ListedUser } from '@vestibule/api-client/contract'
import { Badge } from '@vestibule/ui/badge'
import { Link } from '@vestibule/ui/link'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useServices } from '../services.ts'
import { PartTable } from '../list/part-table.tsx'
import { personName } from '../person-name.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { userChanges } from '../users/user-changes.ts'
import { UserState } from '../users/user-state.tsx'
import type { PartOfOrganization } from './organization-parts.tsx'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/column.ts'

/** Number of people shown here. A link leads to the full list. */
const shownPeople = 5

/** The first few people of the organisation. */
export function MembersPart({ one, mayDo }: PartOfOrganization) {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.organizations.one.members
  const { columns, secondFactors, never } = texts.users
  const { id, name } = one
  const now = clock.now()
  return (
    <PartTable<ListedUser>
      heading={words.heading}
      name={`members of ${id}`}
      load={(client) =>
        listUsers(client, { organization: id, limit: shownPeople }, { cache: false })
      }
      idOf={(user) => user.id}
      none={words.none}
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
          ({ second_factor: factor }) => secondFactors[factor] ?? factor,
        ),
        column('state', columns.state, ({ state }) => <UserState state={state} />),
        column('last', columns.lastSignIn, 'muted one labelled', ({ last_signed_in_at: at }) =>
          at === null ? never : texts.moment(at, now),
        ),
      ]}
      end={(page) => (
        <>
          <Ask
            change={{
              ...userChanges(client, texts).invite({ id, name }),
              isAllowed: mayDo('invite'),
            }}
          >
            {words.invite}
          </Ask>
          {page?.next && (
            <span className="vb-admin-muted">
              {words.some(page.items.length, one.people)}
              {' · '}
              <Link href={`/admin/users/?organization=${encodeURIComponent(id)}`}>{words.all}</Link>
            </span>
          )}
        </>
      )}
    />
  )
}

/** What everyone in the organisation can open. */
export function GrantsPart({ one, mayDo, changes }: PartOfOrganization) {
  const texts = useAdminTexts()
  const { imported, one: parts } = texts.organizations
  const words = parts.grants
  const { access } = texts.users.person
  const change = texts.changes.organizations.takeFromOrganization
  const { id } = one
  const mayGive = mayDo('give_access')
  return (
    <PartTable<Grant>
      heading={words.heading}
      hint={words.hint}
      name={`grants of ${id}`}
      load={(client, after) =>
        listGrants(
          client,
          { to: 'organization', organization: id, ...(after && { after }) },
          { cache: false },
        )
      }
      idOf={({ resource }) => resource.id}
      none={words.none}
      columns={[
        column('resource', access.resource, ({ resource }) => resource.name),
        column(
          'kind',
          access.kind,
          'muted labelled',
          ({ resource }) => access.kinds[resource.kind] ?? resource.kind,
        ),
        column('since', words.since, 'muted one labelled', ({ given_at: at }) =>
          at === null ? '–' : texts.day(at),
        ),
        column('by', words.by, 'labelled', (grant) =>
          grant.imported ? <Badge tone="outline">{imported}</Badge> : (grant.given_by ?? '–'),
        ),
      ]}
      {...(mayGive && {
        actions: ({ resource, organization, imported: isImported }) =>
          organization !== null &&
          !isImported && (
            <Ask
              change={changes.takeAccess(resource, organization)}
              variant="ghost"
              aria-label={change.label(resource.name)}
            />
          ),
      })}
      end={() => (
        <>
          <Ask change={changes.giveAccess(one)} />
          <Link href={`/admin/access/?organization=${encodeURIComponent(id)}`}>{words.grid}</Link>
        </>
      )}
    />
  )
}
