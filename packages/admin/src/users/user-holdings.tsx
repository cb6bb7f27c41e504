import { eventName } from '../audit/event-words.ts'
import { textOf } from '@vestibule/base/messages/texts'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { Badge } from '@vestibule/ui/badge'
import { Link } from '@vestibule/ui/link'
import { Ask } from '../change/ask.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { TablePart } from '../list/table-part.tsx'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import type { ChangesOfUser } from './user-facts-head.tsx'

/** Lists the roles of a person, and who gave them. */
export function UserRoles({ user, changes }: ChangesOfUser) {
  const { texts } = useAdmin()
  const { roles: words, profile } = texts.users.person
  return (
    <TablePart<ValueFrom<'getUser'>['roles'][number]>
      words={{ ...words, hint: words.hint({ name: user.first_name || user.email }) }}
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
            texts.items([giver, at && texts.day(at)].filter((part) => part !== null)) || '–'
          ),
        ),
      ]}
      end={<Ask change={changes.addRole(user)} />}
    />
  )
}

/** Lists the apps and datasets that the person can open, and who gave the access. */
export function UserAccess({ user, changes }: ChangesOfUser) {
  const words = useAdmin().texts.users.person.access
  const { day } = useColumns()
  type Access = ValueFrom<'getUser'>['access'][number]
  const sinceOf = ({ own_grant: own }: Access) => own?.given_at
  const since: Column<Access> = day('since', words.since, 'muted labelled', sinceOf, null)
  return (
    <TablePart<Access>
      words={{ ...words, hint: words.hint({ name: user.first_name || user.email }) }}
      items={user.access}
      idOf={({ resource_id: id }) => id}
      actions={(one) =>
        one.own_grant?.imported === false && (
          <Ask change={changes.takePersonAccess(user, one)} variant="ghost" />
        )
      }
      columns={[
        column('resource', words.resource, ({ name }) => name),
        column('kind', words.kind, 'muted', ({ kind }) => textOf(words.kinds, kind) ?? kind),
        column('because', words.because, ({ own_grant: own, by_organization: isOfAll }) => {
          if (own === null) return user.organization.name
          if (isOfAll) return words.also({ organization: user.organization.name })
          return own.given_by === null ? words.own : words.ownBy({ by: own.given_by })
        }),
        ...(user.access.some((one) => sinceOf(one)) ? [since] : []),
      ]}
      end={<Ask change={changes.givePersonAccess(user)} />}
    />
  )
}

/** Lists the latest audit events of the account. */
export function UserEvents({ user }: { user: ValueFrom<'getUser'> }) {
  const { texts, may } = useAdmin()
  const { audit } = texts
  const words = texts.users.person.events
  const { moment } = useColumns()
  return (
    <TablePart<ValueFrom<'getUser'>['events'][number]>
      words={words}
      items={user.events}
      idOf={({ id }) => id}
      columns={[
        moment('when', words.when, '', ({ at }) => at),
        column('what', words.what, ({ event }) => eventName(event, audit)),
        column('from', words.from, 'muted', ({ ip }) => ip ?? '–'),
      ]}
      end={
        may('audit.read') && (
          <Link href={`/admin/audit/?whom=${user.id}&period=all`}>
            {words.all({ name: personName(user) })}
          </Link>
        )
      }
    />
  )
}
