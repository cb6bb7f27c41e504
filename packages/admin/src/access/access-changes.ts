import type { Client } from '@vestibule/api-client'
import {
  giveAccess,
  listAllOrganizations,
  listUsers,
  takeAccess,
  type Grant,
} from '@vestibule/api-client/admin'
import type { Named } from '../change/choice-field.tsx'
import type { Change } from '../change/change.ts'
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
  const change = texts.changes
  const reason = { label: change.why, isRequired: false }
  const given = (why: string) => (why === '' ? {} : { reason: why })
  return {
    giveToOrganization(resource: Named): Change {
      /** Number of people in each organisation found so far, by the organisation's id. */
      const people = new Map<string, number>()
      return {
        title: ({ chosen }) => words.giveOrganizationTitle(resource.name, chosen?.name ?? null),
        text: ({ chosen }) => {
          const n = people.get(chosen?.id ?? '')
          return n === undefined
            ? words.chooseOrganization
            : change.organizations.giveToOrganization.text(n)
        },
        button: change.organizations.giveToOrganization.button,
        choice: {
          ...change.organization,
          load: async (q) => {
            const found = await listAllOrganizations(client, { limit: 100, ...(q && { q }) })
            return asValues(found, (one): Named => {
              people.set(one.id, one.people)
              return { id: one.id, name: one.name }
            })
          },
        },
        reason,
        act: async (why, organization) =>
          giveAccess(client, { resource: resource.id, organization, ...given(why) }),
        done: words.given(resource.name, words.organization),
      }
    },
    giveToPerson: (resource: Named): Change => ({
      title: ({ chosen }) => words.givePersonTitle(resource.name, chosen?.name ?? null),
      text: words.choosePerson,
      button: change.giveAccess.button,
      choice: {
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
      reason,
      act: (why, user) => giveAccess(client, { resource: resource.id, user, ...given(why) }),
      done: words.given(resource.name, words.person),
    }),
    /** Gives access to a person who is already chosen. */
    giveTo: (resource: Named, person: Named): Change => ({
      title: words.givePersonTitle(resource.name, person.name),
      text: change.giveAccess.text(person.name),
      button: change.giveAccess.button,
      reason,
      act: (why) => giveAccess(client, { resource: resource.id, user: person.id, ...given(why) }),
      done: words.given(resource.name, person.name),
    }),
    giveToAll: (resource: Named, organization: Named, people: number): Change => ({
      title: words.giveOrganizationTitle(resource.name, organization.name),
      text: change.organizations.giveToOrganization.text(people),
      button: change.organizations.giveToOrganization.button,
      reason,
      act: (why) =>
        giveAccess(client, {
          resource: resource.id,
          organization: organization.id,
          ...given(why),
        }),
      done: words.given(resource.name, organization.name),
    }),
    takeFrom: (resource: Named, person: Person): Change => ({
      title: change.takeAccess.title(resource.name, personName(person)),
      text: person.has_it_anyway
        ? change.takeAccess.keeps(personName(person), person.organization.name)
        : change.takeAccess.text(personName(person)),
      button: change.takeAccess.button,
      isDestructive: true,
      reason,
      act: (why) => takeAccess(client, { resource: resource.id, user: person.id, ...given(why) }),
      done: change.takeAccess.done(resource.name, personName(person)),
    }),
  }
}
