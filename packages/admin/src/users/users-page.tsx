import type { ListedUser } from '@vestibule/api-client/contract'
import { listUsers, type ListUsersInput } from '@vestibule/api-client/admin'
import { EmptyState } from '@vestibule/ui/empty-state'
import { useMemo } from 'react'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useServices } from '../services.ts'
import { useAdministrator } from '../administrator.ts'
import type { DataTableColumn as Column } from '@vestibule/ui/data-table'
import { organizationSource } from '../list/filter-sources.ts'
import { ListView } from '../list/list-view.tsx'
import { useList } from '../list/use-list.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { userChanges } from './user-changes.ts'
import { UserState } from './user-state.tsx'
import { Ask } from '../change/ask.tsx'
import { column, sortable } from '../list/column.ts'

const filterNames = ['organization', 'state', 'second_factor'] as const
const states = ['active', 'invited', 'locked', 'disabled']
const factors = ['passkey', 'authenticator', 'email_code', 'none', 'not_set_up', 'organization']

/** `/admin/users/`: everyone who has an account. */
export default function UsersPage() {
  const { client, clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.users
  const { canChange, only_organization: only } = useAdministrator()
  useTitle(words.heading)
  const organization = useMemo(
    () => ({
      id: 'organization',
      label: words.columns.organization,
      options: [],
      source: organizationSource(client, words.findOrganization),
    }),
    [client, words],
  )
  const list = useList(
    'users',
    (client, { q, filters, sort, after }) =>
      listUsers(client, {
        ...(q && { q }),
        ...(after && { after }),
        ...(sort && { sort: sort as NonNullable<ListUsersInput['sort']> }),
        organization: filters['organization'],
        state: filters['state'] as ListUsersInput['state'],
        secondFactor: filters['second_factor'],
      }),
    filterNames,
  )
  const changes = userChanges(client, texts)
  const now = clock.now()

  const columns: readonly Column<ListedUser>[] = [
    sortable(
      column('name', words.columns.name, (user) => (
        <RouterLink href={`/admin/users/${user.id}/`}>{sortName(user)}</RouterLink>
      )),
    ),
    sortable(column('email', words.columns.email, 'clip', ({ email }) => email)),
    column(
      'organization',
      words.columns.organization,
      'muted one',
      ({ organization }) => organization.name,
    ),
    column(
      'second_factor',
      words.columns.secondFactor,
      'one hidden',
      ({ second_factor: factor }) => words.secondFactors[factor] ?? factor,
    ),
    column('state', words.columns.state, 'end', ({ state }) => <UserState state={state} />),
    sortable(
      column('last', words.columns.lastSignIn, 'muted one labelled', ({ last_signed_in_at: at }) =>
        at === null ? words.never : texts.moment(at, now),
      ),
    ),
  ]
  const actions = (user: ListedUser) => {
    if (user.state === 'locked') return <Ask change={changes.unlock(user)} variant="ghost" />
    return user.state === 'invited' ? (
      <Ask change={changes.inviteAgain(user)} variant="ghost" />
    ) : null
  }
  const total = list.state.status === 'loaded' ? list.state.value.total : undefined
  return (
    <>
      <PageHead
        heading={words.heading}
        lead={words.lead(total)}
        actions={
          <Ask change={changes.invite()} variant="primary" size="md">
            {words.invite}
          </Ask>
        }
      />
      <ListView
        list={list}
        label={words.heading}
        search={words.search}
        filters={[
          ...(only === null ? [organization] : []),
          {
            id: 'state',
            label: words.columns.state,
            options: states.map((value) => ({ value, label: words.states[value] ?? value })),
          },
          {
            id: 'second_factor',
            label: words.columns.secondFactor,
            options: factors.map((value) => ({
              value,
              label: words.secondFactors[value] ?? value,
            })),
          },
        ]}
        columns={columns}
        idOf={({ id }) => id}
        actions={canChange ? actions : undefined}
        isOff={({ state }) => state === 'disabled'}
        sort="name"
        count={texts.people}
        empty={<EmptyState title={words.empty.heading}>{words.empty.text}</EmptyState>}
      />
    </>
  )
}

const sortName = ({ first_name: first, last_name: last, email }: ListedUser) =>
  [last, first].filter(Boolean).join(', ') || email
