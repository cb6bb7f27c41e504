import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf } from '@vestibule/api-client/contract'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { Ask } from '../change/ask.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListPage } from '../list/list-page.tsx'
import { useList } from '../list/use-list.ts'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { browserName, factorNames } from '../users/session-words.ts'
import { userChanges } from '../users/user-changes.ts'

const dayMs = 86_400_000

/** `/admin/sessions/`: where people are signed in now. */
export default function SessionsPage() {
  const admin = useAdmin()
  const { now, texts, mayChange } = admin
  const words = texts.sessions
  const { columns: labels, search, person } = texts.users
  const list = useList('sessions', (client, page) => adminOf(client).listAllSessions(page))
  const changes = userChanges(admin)
  const { moment } = useColumns()
  const columns: readonly Column<ItemOf<'listAllSessions'>>[] = [
    column('name', labels.name, ({ user, own, acting_for: customer }) => (
      <>
        <RouterLink href={`/admin/users/${user.id}/`}>{personName(user)}</RouterLink>
        <span className="adm-sub">{own ? words.own : user.email}</span>
        {customer && (
          <span className="adm-sub">{words.actingFor({ organization: customer.name })}</span>
        )}
      </>
    )),
    column(
      'organization',
      labels.organization,
      'muted one',
      ({ organization }) => organization.name,
    ),
    column('browser', person.browsers.browser, (one) => (
      <>
        {browserName(one, texts)}
        {one.ip !== null && (
          <span className="adm-sub">
            <bdi>{one.ip}</bdi>
          </span>
        )}
      </>
    )),
    column('signed_in', person.browsers.signedIn, 'labelled', (one) => (
      <>
        {texts.moment(one.signed_in_at, now)}
        <span className="adm-sub">{factorNames(one, texts)}</span>
      </>
    )),
    moment('seen', person.browsers.lastSeen, 'muted one labelled', (one) => one.last_seen_at),
    column('until', words.until, 'muted one labelled', ({ expires_at: at }) =>
      // If the session ends within a day, show only the time: `moment` would show only the date for tomorrow.
      Date.parse(at) - now < dayMs ? texts.time(at) : texts.moment(at, now),
    ),
  ]
  // Administrators cannot end their own sessions here, but on their account page.
  const actions = (one: ItemOf<'listAllSessions'>) =>
    !one.own && (
      <Ask change={changes.endSession(one.user, one.id, browserName(one, texts))} variant="ghost" />
    )
  return (
    <ListPage
      list={list}
      words={words}
      search={search}
      columns={columns}
      actions={mayChange('users.end_sessions') ? actions : undefined}
      count={words.count}
    />
  )
}
