import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { change, type ChangeField, type Choice, type Given, type Values } from '../change/change.ts'
import { mapPage, sourcesOf, type Named } from '../list/sources.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/**
 * What the changes of access need: client, texts, and the last day to propose. It is a part of what `useAdmin` returns.
 */
export interface AccessWorld {
  readonly client: Client
  readonly texts: AdminTexts
  /** The last day that the dialog proposes for the access of a person. Null: none. */
  readonly proposed_last_day: string | null
}

/** The field for the last day of a grant. Empty: the grant has no end. */
export const lastDayField = (
  { access: { resource: words } }: AdminTexts,
  value: string | null,
): ChangeField => ({
  id: 'until',
  label: words.until,
  description: words.untilHint,
  type: 'date',
  value: value ?? '',
  isOptional: true,
})

/** The last day that the user has entered in the field `until`. Undefined: no end. */
export const untilOf = ({ until = '' }: Values) => until || undefined

/** The changes that give access to an app or a dataset, or take it away, for all pages that offer them. */
export function accessChanges({ client, texts, proposed_last_day: proposed }: AccessWorld) {
  const words = texts.access.resource
  const { changes } = texts
  const { giveToOrganization: toAll, takeFromOrganization: fromAll } = changes.organizations
  const sources = sourcesOf(client)
  const options = { reason: 'optional', needs: 'access.write' } as const
  const giving = { ...options, fields: [lastDayField(texts, null)] }
  const givingToPerson = { ...options, fields: [lastDayField(texts, proposed)] }
  const chosenName = ({ chosen }: Given) => chosen?.name ?? null
  const resourceChoice: Choice = { ...changes.resource, id: 'resource', ...sources.resources }

  /** Gives access to a person or organisation that the page has already named. */
  const give = (resource: Named, to: Named, kind: 'organization' | 'user', people?: number) =>
    change(
      kind === 'user' ? changes.giveAccess : { ...toAll, text: toAll.text({ n: people ?? 0 }) },
      { name: to.name, organization: to.name },
      ({ reason, values }) =>
        adminOf(client).giveAccess({
          resourceId: resource.id,
          reason,
          until: untilOf(values),
          ...(kind === 'user' ? { user: to.id } : { organization: to.id }),
        }),
      {
        ...(kind === 'user' ? givingToPerson : giving),
        title:
          kind === 'user'
            ? words.giveNamedPersonTitle({ resource: resource.name, person: to.name })
            : words.giveNamedOrganizationTitle({ resource: resource.name, organization: to.name }),
        done: words.given({ resource: resource.name, name: to.name }),
      },
    )
  /**
   * Takes away the grant that was given to a person. `keepsBy`: the organisation through which the person still has
   * access, if any.
   */
  const takeFrom = (resource: Named, person: Named, keepsBy: string | null) =>
    change(
      changes.takeAccess,
      { resource: resource.name, name: person.name },
      ({ reason }) =>
        adminOf(client).takeAccess({ resourceId: resource.id, user: person.id, reason }),
      {
        ...options,
        text: keepsBy
          ? changes.takeAccess.keeps({ name: person.name, organization: keepsBy })
          : changes.takeAccess.text({ name: person.name }),
        isDestructive: true,
      },
    )

  return {
    giveToPerson: (resource: Named, person: Named) => give(resource, person, 'user'),
    giveToEveryone: (resource: Named, organization: ValueFrom<'getOrganization'>) =>
      give(resource, organization, 'organization', organization.people),
    /** Gives access to an organisation that the administrator chooses in the dialog. */
    giveToAnOrganization(resource: Named) {
      /** Number of people in each organisation found so far, by the organisation's id. */
      const people = new Map<string, number>()
      return change(
        toAll,
        {},
        ({ chosen: organization, reason, values }) =>
          adminOf(client).giveAccess({
            resourceId: resource.id,
            organization,
            reason,
            until: untilOf(values),
          }),
        {
          ...giving,
          action: words.giveToOrganization,
          title: (given) => {
            const organization = chosenName(given)
            return organization === null
              ? words.giveOrganizationTitle({ resource: resource.name })
              : words.giveNamedOrganizationTitle({ resource: resource.name, organization })
          },
          text: ({ chosen }) => {
            const n = people.get(chosen?.id ?? '')
            return n === undefined ? words.chooseOrganization : toAll.text({ n })
          },
          done: (given) => words.given({ resource: resource.name, name: chosenName(given) ?? '' }),
          choice: {
            ...changes.organization,
            id: 'organization',
            async load(q) {
              const found = await adminOf(client).listAllOrganizations({
                limit: 50,
                q: q || undefined,
              })
              return mapPage(found, (one) => {
                people.set(one.id, one.people)
                return one
              })
            },
          },
        },
      )
    },
    /** Gives access to a person whom the administrator chooses in the dialog. */
    giveToAPerson: (resource: Named) =>
      change(
        changes.giveAccess,
        {},
        ({ chosen: user, reason, values }) =>
          adminOf(client).giveAccess({
            resourceId: resource.id,
            user,
            reason,
            until: untilOf(values),
          }),
        {
          ...givingToPerson,
          action: words.giveToPerson,
          title: (given) => {
            const person = chosenName(given)
            return person === null
              ? words.givePersonTitle({ resource: resource.name })
              : words.giveNamedPersonTitle({ resource: resource.name, person })
          },
          text: words.choosePerson,
          done: (given) => words.given({ resource: resource.name, name: chosenName(given) ?? '' }),
          choice: {
            id: 'user',
            label: words.personLabel,
            find: words.findPerson,
            ...sources.people,
          },
        },
      ),
    /** Gives an organisation access to an app or a dataset that the administrator chooses in the dialog. */
    giveOrganizationAccess: (one: ValueFrom<'getOrganization'>) =>
      change(
        toAll,
        { organization: one.name },
        ({ chosen: resource, reason, values }) =>
          adminOf(client).giveAccess({
            resourceId: resource,
            organization: one.id,
            reason,
            until: untilOf(values),
          }),
        {
          fields: giving.fields,
          title: (given) => {
            const resource = chosenName(given)
            return resource === null
              ? toAll.title({ organization: one.name })
              : toAll.titleNamed({ resource, organization: one.name })
          },
          text: toAll.text({ n: one.people }),
          choice: resourceChoice,
          reason: 'optional',
          isAllowed: one.actions.includes('give_access'),
        },
      ),
    /** Gives a person access to an app or a dataset that the administrator chooses in the dialog. */
    givePersonAccess: (user: ValueFrom<'getUser'>) =>
      change(
        changes.giveAccess,
        { name: personName(user) },
        ({ chosen: resource, reason, values }) =>
          adminOf(client).giveAccess({
            resourceId: resource,
            user: user.id,
            reason,
            until: untilOf(values),
          }),
        { ...givingToPerson, choice: resourceChoice },
      ),
    /** Changes the last day of a grant, or removes it so that the grant has no end. */
    extend: (resource: Named, to: Named, kind: 'organization' | 'user', last: string | null) =>
      change(
        words.extend,
        { resource: resource.name, name: to.name },
        ({ reason, values }) =>
          adminOf(client).extendAccess({
            resourceId: resource.id,
            reason,
            until: untilOf(values) ?? null,
            ...(kind === 'user' ? { user: to.id } : { organization: to.id }),
          }),
        { ...options, fields: [lastDayField(texts, last)] },
      ),
    takeFromPerson: (resource: Named, person: NonNullable<ItemOf<'listGrants'>['user']>) =>
      takeFrom(
        resource,
        { id: person.id, name: personName(person) },
        person.has_it_anyway ? person.organization.name : null,
      ),
    takePersonAccess: (user: ValueFrom<'getUser'>, one: ValueFrom<'getUser'>['access'][number]) =>
      takeFrom(
        { id: one.resource_id, name: one.name },
        { id: user.id, name: personName(user) },
        one.by_organization ? user.organization.name : null,
      ),
    takeFromOrganization: (
      resource: Named,
      to: NonNullable<ItemOf<'listGrants'>['organization']>,
    ) =>
      change(
        fromAll,
        { resource: resource.name, organization: to.name },
        ({ reason }) =>
          adminOf(client).takeAccess({ resourceId: resource.id, organization: to.id, reason }),
        {
          ...options,
          text: texts.sentences([
            fromAll.text({ loses: to.people - to.keep }),
            to.keep > 0 && fromAll.textKeep({ keep: to.keep }),
          ]),
          isDestructive: true,
        },
      ),
  }
}
