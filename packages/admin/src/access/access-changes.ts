import type { Client } from '@vestibule/api-client'
import {
  giveAccess,
  listAllOrganizations,
  listUsers,
  takeAccess,
  type Grant,
} from '@vestibule/api-client/admin'
import type { Named } from '../change/choice-field.tsx'
import { change } from '../change/change.ts'
import { asValues } from '../list/filter-sources.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

type Person = NonNullable<Grant['user']>

/**
 * The changes that give or take access to an app or a dataset. Taking it from an organisation is in
 * `organizationChanges`.
 */
export function accessChanges(client: Client, texts: AdminTexts) {
  const words = texts.access.resource
  const { changes } = texts
  const toAll = changes.organizations.giveToOrganization
  const options = {
    reason: { label: changes.why, isRequired: false },
    needs: 'access.write',
  } as const
  return {
    giveToOrganization(resource: Named) {
      /** Number of people in each organisation found so far, by the organisation's id. */
      const people = new Map<string, number>()
      return change(
        toAll,
        [],
        ({ chosen: organization, reason }) =>
          giveAccess(client, { resource: resource.id, organization, reason }),
        {
          ...options,
          title: ({ chosen }) => words.giveOrganizationTitle(resource.name, chosen?.name ?? null),
          text: ({ chosen }) => {
            const n = people.get(chosen?.id ?? '')
            return n === undefined ? words.chooseOrganization : toAll.text(n)
          },
          done: ({ chosen }) => words.given(resource.name, chosen?.name ?? ''),
          choice: {
            ...changes.organization,
            id: 'organization',
            load: async (q) => {
              const found = await listAllOrganizations(client, { limit: 100, ...(q && { q }) })
              return asValues(found, (one): Named => {
                people.set(one.id, one.people)
                return { id: one.id, name: one.name }
              })
            },
          },
        },
      )
    },
    giveToPerson: (resource: Named) =>
      change(
        changes.giveAccess,
        [],
        ({ chosen: user, reason }) => giveAccess(client, { resource: resource.id, user, reason }),
        {
          ...options,
          title: ({ chosen }) => words.givePersonTitle(resource.name, chosen?.name ?? null),
          text: words.choosePerson,
          done: ({ chosen }) => words.given(resource.name, chosen?.name ?? ''),
          choice: {
            id: 'user',
            label: words.personLabel,
            placeholder: words.personPlaceholder,
            find: words.findPerson,
            findHint: words.findPersonHint,
            load: async (q) => {
              const found = await listUsers(client, { limit: 50, ...(q && { q }) })
              return asValues(found, (one): Named => ({
                id: one.id,
                name: `${personName(one)} (${one.email})`,
              }))
            },
          },
        },
      ),
    /** Gives access to a person who is already chosen. */
    giveTo: (resource: Named, person: Named) =>
      change(
        changes.giveAccess,
        [person.name],
        ({ reason }) => giveAccess(client, { resource: resource.id, user: person.id, reason }),
        {
          ...options,
          title: words.givePersonTitle(resource.name, person.name),
          done: words.given(resource.name, person.name),
        },
      ),
    giveToAll: (resource: Named, organization: Named, people: number) =>
      change(
        toAll,
        [people],
        ({ reason }) =>
          giveAccess(client, { resource: resource.id, organization: organization.id, reason }),
        {
          ...options,
          title: words.giveOrganizationTitle(resource.name, organization.name),
          done: words.given(resource.name, organization.name),
        },
      ),
    takeFrom: (resource: Named, person: Person) =>
      change(
        changes.takeAccess,
        [resource.name, personName(person)],
        ({ reason }) => takeAccess(client, { resource: resource.id, user: person.id, reason }),
        {
          ...options,
          text: person.has_it_anyway
            ? changes.takeAccess.keeps(personName(person), person.organization.name)
            : changes.takeAccess.text(personName(person)),
          isDestructive: true,
        },
      ),
  }
}
