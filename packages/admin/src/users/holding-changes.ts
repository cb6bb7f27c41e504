import type { Client } from '@vestibule/api-client'
import {
  addUserRole,
  giveAccess,
  listManagedResources,
  removeUserRole,
  takeAccess,
} from '@vestibule/api-client/admin'
import { adminRoles, type UserFacts } from '@vestibule/api-client/contract'
import type { Change, Values } from '../change/change.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

type Role = UserFacts['roles'][number]

/** Option for a role of any other app. The administrator types the names of the role and the app. */
const other = 'other'
const docsAdmin = 'docs-admin'

/** The changes of a person's roles and access. */
export function holdingChanges(client: Client, texts: AdminTexts) {
  const words = texts.changes
  const reason = { label: words.why, isRequired: false }
  const highest = (user: UserFacts) => {
    const { text, holders } = words.addRole.highest
    const now = user.platform_admins
    return [text(personName(user)), now === undefined ? '' : holders(now)].join(' ').trim()
  }
  const given = (text: string) => (text === '' ? {} : { reason: text })
  return {
    addRole(user: UserFacts): Change {
      const ofAdmin = user.organization.is_internal ? adminRoles : ['organization-admin']
      const roleOf = ({ role = '', role_name: name = '', app_name: app = '' }: Values) => {
        if (role === other) return { role: name, ...(app !== '' && { appName: app }) }
        return role === docsAdmin ? { role } : { role, appName: 'admin' }
      }
      const isOther = ({ role }: Values) => role === other
      const isHighest = ({ role }: Values) => role === 'platform-admin'
      return {
        title: ({ values }) =>
          isHighest(values)
            ? words.addRole.highest.title(personName(user))
            : words.addRole.title(personName(user)),
        text: ({ values }) => (isHighest(values) ? highest(user) : words.addRole.text),
        button: ({ values }) =>
          isHighest(values) ? words.addRole.highest.button : words.addRole.button,
        fields: [
          {
            id: 'role',
            label: texts.users.person.roles.role,
            value: 'organization-admin',
            options: [
              ...ofAdmin.map((value) => ({ value, label: words.addRole.ofAdministration(value) })),
              { value: docsAdmin, label: docsAdmin },
              { value: other, label: words.addRole.other },
            ],
          },
          { id: 'role_name', label: words.addRole.name, value: '', isShown: isOther },
          {
            id: 'app_name',
            label: words.addRole.app,
            description: words.addRole.appHint,
            value: '',
            isOptional: true,
            isShown: isOther,
          },
        ],
        reason,
        act: (why, _chosen, values) =>
          addUserRole(client, { id: user.id, ...roleOf(values), ...given(why) }),
        done: words.addRole.done(personName(user)),
      }
    },
    removeRole: (user: UserFacts, one: Role): Change => ({
      title: words.removeRole.title(one.role, personName(user)),
      text: words.removeRole.text,
      button: words.removeRole.button,
      isDestructive: true,
      reason,
      act: (why) =>
        removeUserRole(client, {
          id: user.id,
          role: one.role,
          ...(one.app_name !== null && { appName: one.app_name }),
          ...(one.data_partner !== null && { dataPartner: one.data_partner }),
          ...given(why),
        }),
      done: words.removeRole.done(one.role, personName(user)),
    }),
    giveAccess: (user: UserFacts): Change => ({
      title: words.giveAccess.title(personName(user)),
      text: words.giveAccess.text(personName(user)),
      button: words.giveAccess.button,
      choice: {
        ...words.resource,
        load: (query) => listManagedResources(client, { limit: 100, ...(query && { q: query }) }),
      },
      reason,
      act: (why, resource) => giveAccess(client, { resource, user: user.id, ...given(why) }),
      done: words.giveAccess.done(personName(user)),
    }),
    takeAccess: (user: UserFacts, one: UserFacts['access'][number]): Change => ({
      title: words.takeAccess.title(one.name, personName(user)),
      text: one.by_organization
        ? words.takeAccess.keeps(personName(user), user.organization.name)
        : words.takeAccess.text(personName(user)),
      button: words.takeAccess.button,
      isDestructive: true,
      reason,
      act: (why) => takeAccess(client, { resource: one.resource_id, user: user.id, ...given(why) }),
      done: words.takeAccess.done(one.name, personName(user)),
    }),
  }
}
