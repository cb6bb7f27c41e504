import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import { type ValueFrom, adminRoles } from '@vestibule/api-client/contract'
import { change, type ChangeField, type Given, type Values } from '../change/change.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

type Role = ValueFrom<'getUser'>['roles'][number]

/** The option for a role that is not in the list. The administrator types its name, and the app if it is of one. */
const other = 'other'
const docsAdmin = 'docs-admin'

/** The changes that administrators can make to a person's roles. */
export function roleChanges(client: Client, texts: AdminTexts) {
  const words = texts.changes
  return {
    addRole: (user: ValueFrom<'getUser'>) =>
      change(
        words.addRole,
        { name: personName(user) },
        (given) =>
          adminOf(client).addUserRole({
            userId: user.id,
            ...roleOf(given.values),
            reason: given.reason,
          }),
        {
          ...ofHighest(texts, user),
          fields: roleFields(texts, user),
          reason: 'optional',
          isAllowed: user.actions.includes('add_role'),
        },
      ),
    removeRole: (user: ValueFrom<'getUser'>, one: Role) =>
      change(
        words.removeRole,
        { role: one.role, name: personName(user) },
        (given) =>
          adminOf(client).removeUserRole({
            userId: user.id,
            role: one.role,
            app_name: one.app_name ?? undefined,
            data_partner: one.data_partner ?? undefined,
            reason: given.reason,
          }),
        {
          reason: 'optional',
          isDestructive: true,
          isAllowed: user.actions.includes('remove_role'),
        },
      ),
  }
}

/** The role that the administrator has chosen or typed. */
function roleOf({ role = '', role_name: name = '', app_name: app = '' }: Values) {
  if (role === other) return { role: name, app_name: app || undefined }
  return role === docsAdmin ? { role } : { role, app_name: 'admin' }
}

/**
 * The texts of the dialog that gives a role. They warn if the chosen role is the highest, which only a few people
 * should have.
 */
function ofHighest({ changes: { addRole: words } }: AdminTexts, user: ValueFrom<'getUser'>) {
  const isHighest = ({ values }: Given) => values['role'] === 'platform-admin'
  const now = user.platform_admins
  const highest = [
    words.highest.text({ name: personName(user) }),
    now === undefined ? '' : words.highest.holders({ n: now }),
  ]
  return {
    title: (given: Given) =>
      (isHighest(given) ? words.highest : words).title({ name: personName(user) }),
    text: (given: Given) => (isHighest(given) ? highest.join(' ').trim() : words.text),
    button: (given: Given) => (isHighest(given) ? words.highest : words).button,
  }
}

function roleFields(texts: AdminTexts, user: ValueFrom<'getUser'>): readonly ChangeField[] {
  const words = texts.changes.addRole
  const ofAdmin = user.organization.is_internal ? adminRoles : (['organization-admin'] as const)
  const isShown = ({ role }: Values) => role === other
  return [
    {
      id: 'role',
      label: texts.users.person.roles.role,
      value: 'organization-admin',
      options: [
        ...ofAdmin.map((value) => ({ value, label: words.ofAdministration({ role: value }) })),
        { value: docsAdmin, label: docsAdmin },
        { value: other, label: words.other },
      ],
    },
    { id: 'role_name', label: words.name, value: '', isShown },
    {
      id: 'app_name',
      label: words.app,
      description: words.appHint,
      value: '',
      isOptional: true,
      isShown,
    },
  ]
}
