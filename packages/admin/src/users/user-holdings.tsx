import type { UserFacts } from '@vestibule/api-client/contract'
import { Badge } from '@vestibule/ui/badge'
import { Link } from '@vestibule/ui/link'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { DataTable, type DataTableColumn as Column } from '@vestibule/ui/data-table'
import { Part } from '@vestibule/ui/part'
import { personName } from '../person-name.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { ChangesOfUser } from './user-facts-head.tsx'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/column.ts'

/** The roles of a person, and who gave them. */
export function UserRoles({ user, may, changes }: ChangesOfUser) {
  const texts = useAdminTexts()
  const { roles: words, profile, by } = texts.users.person
  return (
    <Part heading={words.heading} hint={words.hint(user.first_name || user.email)}>
      {user.roles.length === 0 ? (
        <p className="vb-admin-muted">{words.none}</p>
      ) : (
        <DataTable<UserFacts['roles'][number]>
          label={words.heading}
          items={user.roles}
          idOf={(one) => [one.role, one.app_name, one.data_partner].join(' ')}
          actions={(one) =>
            !one.imported && <Ask change={changes.removeRole(user, one)} variant="ghost" />
          }
          columns={[
            column('role', words.role, ({ role }) => role),
            column('app', words.app, 'labelled', ({ app_name: app }) =>
              app === 'admin' ? words.administration : (app ?? words.everywhere),
            ),
            column('from', words.from, 'labelled', ({ imported, given_by: giver, given_at: at }) =>
              imported ? (
                <Badge tone="outline">{profile.imported}</Badge>
              ) : (
                by(giver, at === null ? null : texts.day(at))
              ),
            ),
          ]}
        />
      )}
      {may('add_role') && (
        <div className="vb-part-actions">
          <Ask change={changes.addRole(user)} />
        </div>
      )}
    </Part>
  )
}

/** The apps and datasets that the person can open, and who gave the access. */
export function UserAccess({ user, changes }: ChangesOfUser) {
  const { may, canChange } = useAdministrator()
  const mayGive = canChange && may('access.write')
  const texts = useAdminTexts()
  const words = texts.users.person.access
  const since: Column<UserFacts['access'][number]> = column(
    'since',
    words.since,
    'muted labelled',
    ({ own_grant: own }) => (typeof own?.given_at === 'string' ? texts.day(own.given_at) : null),
  )
  return (
    <Part heading={words.heading} hint={words.hint(user.first_name || user.email)}>
      {user.access.length === 0 ? (
        <p className="vb-admin-muted">{words.none}</p>
      ) : (
        <DataTable<UserFacts['access'][number]>
          label={words.heading}
          items={user.access}
          idOf={({ resource_id: id }) => id}
          actions={(one) =>
            one.own_grant?.imported === false && (
              <Ask change={changes.takeAccess(user, one)} variant="ghost" />
            )
          }
          columns={[
            column('resource', words.resource, ({ name }) => name),
            column('kind', words.kind, 'muted', ({ kind }) => words.kinds[kind] ?? kind),
            column('because', words.because, ({ own_grant: own, by_organization: isOfAll }) => {
              if (own === null) return user.organization.name
              if (isOfAll) return words.also(user.organization.name)
              return own.given_by === null ? words.own : words.ownBy(own.given_by)
            }),
            ...(user.access.some(({ own_grant: own }) => typeof own?.given_at === 'string')
              ? [since]
              : []),
          ]}
        />
      )}
      {mayGive && (
        <div className="vb-part-actions">
          <Ask change={changes.giveAccess(user)} />
        </div>
      )}
    </Part>
  )
}

/** The latest audit events of the account. */
export function UserEvents({ user }: { user: UserFacts }) {
  const { clock } = useServices()
  const texts = useAdminTexts()
  const { audit } = texts
  const words = texts.users.person.events
  const { may } = useAdministrator()
  const now = clock.now()
  return (
    <Part heading={words.heading} hint={words.hint}>
      {user.events.length === 0 ? (
        <p className="vb-admin-muted">{words.none}</p>
      ) : (
        <DataTable<UserFacts['events'][number]>
          label={words.heading}
          items={user.events}
          idOf={({ id }) => id}
          columns={[
            column('when', words.when, ({ at }) => texts.moment(at, now)),
            column(
              'what',
              words.what,
              ({ event }) => audit.names[event] ?? audit.otherEvent(event),
            ),
            column('from', words.from, 'muted', ({ ip }) => ip ?? '–'),
          ]}
        />
      )}
      {may('audit.read') && (
        <p className="vb-part-actions">
          <Link href={`/admin/audit/?whom=${user.id}&period=all`}>
            {words.all(personName(user))}
          </Link>
        </p>
      )}
    </Part>
  )
}
