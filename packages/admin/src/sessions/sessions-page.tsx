import { listAllSessions, type ListedSession } from '@vestibule/api-client/admin'
import { EmptyState } from '@vestibule/ui/empty-state'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/column.ts'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import { ListView } from '../list/list-view.tsx'
import { useList } from '../list/use-list.ts'
import { personName } from '../person-name.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { browserName, factorNames } from '../users/session-words.ts'
import { userChanges } from '../users/user-changes.ts'

const dayMs = 86_400_000

/** `/admin/sessions/`: where people are signed in now. */
export default function SessionsPage() {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.sessions
  const { columns: labels, search, person } = texts.users
  const { may, canChange } = useAdministrator()
  useTitle(words.heading)
  const list = useList('sessions', (client, { q, after }) =>
    listAllSessions(client, { ...(q && { q }), ...(after && { after }) }),
  )
  const changes = userChanges(client, texts)
  const now = clock.now()

  const columns: readonly Column<ListedSession>[] = [
    column('name', labels.name, ({ user, own, acting_for: customer }) => (
      <>
        <RouterLink href={`/admin/users/${user.id}/`}>{personName(user)}</RouterLink>
        <span className="vb-admin-sub">{own ? words.own : user.email}</span>
        {customer && <span className="vb-admin-sub">{words.actingFor(customer.name)}</span>}
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
          <span className="vb-admin-sub">
            <bdi>{one.ip}</bdi>
          </span>
        )}
      </>
    )),
    column('signed_in', person.browsers.signedIn, 'labelled', (one) => (
      <>
        {texts.moment(one.signed_in_at, now)}
        <span className="vb-admin-sub">{factorNames(one, texts)}</span>
      </>
    )),
    column('seen', person.browsers.lastSeen, 'muted one labelled', (one) =>
      texts.moment(one.last_seen_at, now),
    ),
    column('until', words.until, 'muted one labelled', ({ expires_at: at }) =>
      // Within a day the time alone is clear; `moment` would show only the date of tomorrow.
      Date.parse(at) - now < dayMs ? texts.time(at) : texts.moment(at, now),
    ),
  ]
  // People end their own sessions on their account page.
  const actions = (one: ListedSession) =>
    !one.own && (
      <Ask change={changes.endSession(one.user, one.id, browserName(one, texts))} variant="ghost" />
    )
  const total = list.state.status === 'loaded' ? list.state.value.total : undefined
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead(total)} />
      <ListView
        list={list}
        label={words.heading}
        search={search}
        filters={[]}
        columns={columns}
        idOf={({ id }) => id}
        actions={canChange && may('users.end_sessions') ? actions : undefined}
        count={words.count}
        empty={<EmptyState title={words.empty.heading}>{words.empty.text}</EmptyState>}
      />
    </>
  )
}
