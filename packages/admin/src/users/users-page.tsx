import { textOf } from '@vestibule/base/messages/texts'
import {
  secondFactors,
  userStates,
  type InputOf,
  type ItemOf,
} from '@vestibule/api-client/contract'
import { adminOf } from '@vestibule/api-client/admin'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { Ask } from '../change/ask.tsx'
import { column, useColumns, type Column } from '../list/columns.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { ListPage } from '../list/list-page.tsx'
import { sourcesOf } from '../list/sources.ts'
import { useList } from '../list/use-list.ts'
import { optionsOf } from '../options-of.ts'
import { sortName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { userChanges } from './user-changes.ts'
import { UserState } from './user-state.tsx'

/** `/admin/users/`: everyone who has an account. */
export default function UsersPage() {
  const admin = useAdmin()
  const { client, texts, canChange, only_organization: only } = admin
  const words = texts.users
  const { columns: labels } = words
  const organization: ListFilter = {
    id: 'organization',
    label: labels.organization,
    source: { ...sourcesOf(client).organizations, search: words.findOrganization },
  }
  const list = useList(
    'users',
    (client, page, { filters, sort }) =>
      adminOf(client).listUsers({
        ...page,
        sort: (sort || undefined) as InputOf<'listUsers'>['sort'],
        organization: filters['organization'],
        state: filters['state'] as InputOf<'listUsers'>['state'],
        second_factor: filters['second_factor'] as InputOf<'listUsers'>['second_factor'],
      }),
    {
      filters: [
        ...(only === null ? [organization] : []),
        { id: 'state', label: labels.state, options: optionsOf(userStates, words.states) },
        {
          id: 'second_factor',
          label: labels.secondFactor,
          options: optionsOf(secondFactors, words.secondFactors),
        },
      ],
    },
  )
  const changes = userChanges(admin)
  const { moment } = useColumns()
  const columns: readonly Column<ItemOf<'listUsers'>>[] = [
    column('name', labels.name, 'sortable', (user) => (
      <RouterLink href={`/admin/users/${user.id}/`}>{sortName(user)}</RouterLink>
    )),
    column('email', labels.email, 'clip sortable', ({ email }) => email),
    column('organization', labels.organization, 'muted one', ({ organization: { name } }) => name),
    column(
      'second_factor',
      labels.secondFactor,
      'one hidden',
      ({ second_factor: factor }) => textOf(words.secondFactors, factor) ?? factor,
    ),
    column('state', labels.state, 'end', ({ state }) => <UserState state={state} />),
    moment(
      'last',
      labels.lastSignIn,
      'muted one labelled sortable',
      (user) => user.last_signed_in_at,
      words.never,
    ),
  ]
  const actions = (user: ItemOf<'listUsers'>) => {
    if (user.state === 'locked') return <Ask change={changes.unlock(user)} variant="ghost" />
    if (user.state !== 'invited') return null
    return <Ask change={changes.inviteAgain(user)} variant="ghost" />
  }
  return (
    <ListPage
      list={list}
      words={words}
      search={words.search}
      columns={columns}
      actions={canChange ? actions : undefined}
      isOff={({ state }) => state === 'disabled'}
      sort="name"
      count={texts.people}
      headActions={
        <Ask change={changes.invite()} variant="primary" size="md">
          {words.invite}
        </Ask>
      }
    />
  )
}
