import type { Client } from '@vestibule/api-client'
import {
  approveRegistration,
  listAllOrganizations,
  refuseRegistration,
  type Registration,
} from '@vestibule/api-client/admin'
import { adminRoles } from '@vestibule/api-client/contract'
import type { ReactNode } from 'react'
import type { Named } from '../change/choice-field.tsx'
import type { Change } from '../change/change.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** The approval of a request for access. `effects` renders the consequences for the chosen organisation. */
export function approvalOf(
  client: Client,
  { registrations: { approve: words } }: AdminTexts,
  one: Registration,
  effects: (organization: Named | null) => ReactNode,
): Change {
  const { suggested } = one
  return {
    title: words.title(personName(one)),
    text: ({ chosen }) => effects(chosen),
    button: ({ chosen }) => (chosen === null ? words.button : words.into(chosen.name)),
    choice: {
      label: words.organization,
      placeholder: words.choose,
      find: words.find,
      findHint: words.findHint,
      initial: suggested,
      ...(suggested && {
        description: words.suggested(one.email.replace(/^.*@/, ''), suggested.name),
      }),
      load: (query) => listAllOrganizations(client, { limit: 100, ...(query && { q: query }) }),
    },
    fields: [
      {
        id: 'role',
        label: words.roles,
        description: words.rolesHint,
        value: noRole,
        options: [
          { value: noRole, label: words.noRole },
          ...adminRoles.map((value) => ({ value, label: value })),
          { value: docsAdmin, label: docsAdmin },
        ],
      },
    ],
    act: (_reason, organization, { role = noRole }) => {
      const roles =
        role === noRole ? [] : [role === docsAdmin ? { role } : { role, appName: 'admin' }]
      return approveRegistration(client, { id: one.id, organization, roles })
    },
    done: words.done(personName(one)),
  }
}

const noRole = 'none'
const docsAdmin = 'docs-admin'

/** The changes of a request for access other than its approval. */
export function registrationChanges(client: Client, { registrations: words }: AdminTexts) {
  return {
    refuse: (one: Registration): Change => ({
      title: words.refuse.title(personName(one)),
      text: words.refuse.text(one.email),
      button: words.refuse.button,
      isDestructive: true,
      reason: { label: words.refuse.note, isRequired: true },
      act: (note) => refuseRegistration(client, { id: one.id, note }),
      done: words.refuse.done(personName(one)),
    }),
  }
}
