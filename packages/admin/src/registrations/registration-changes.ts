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
import { change, type Change } from '../change/change.ts'
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
  return change(
    words,
    [personName(one)],
    ({ chosen: organization, values: { role = noRole } }) => {
      const roles =
        role === noRole ? [] : [role === docsAdmin ? { role } : { role, appName: 'admin' }]
      return approveRegistration(client, { id: one.id, organization, roles })
    },
    {
      text: ({ chosen }) => effects(chosen),
      button: ({ chosen }) => (chosen === null ? words.button : words.into(chosen.name)),
      choice: {
        id: 'organization',
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
    },
  )
}

const noRole = 'none'
const docsAdmin = 'docs-admin'

/** The changes of a request for access other than its approval. */
export function registrationChanges(client: Client, { registrations: words }: AdminTexts) {
  return {
    refuse: (one: Registration) =>
      change(
        words.refuse,
        [personName(one)],
        ({ reason: note = '' }) => refuseRegistration(client, { id: one.id, note }),
        {
          text: words.refuse.text(one.email),
          reason: { label: words.refuse.note, isRequired: true },
          isDestructive: true,
          needs: 'registrations.decide',
        },
      ),
  }
}
