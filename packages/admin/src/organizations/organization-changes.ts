import type { Client } from '@vestibule/api-client'
import {
  addOrganizationDomain,
  createOrganization,
  editOrganization,
  giveAccess,
  listManagedResources,
  removeOrganizationDomain,
  takeAccess,
  verifyOrganizationDomain,
  type Grant,
} from '@vestibule/api-client/admin'
import {
  signInMethods,
  tiers,
  type OrganizationDomain,
  type OrganizationFacts,
  type SignInMethod,
} from '@vestibule/api-client/contract'
import type { Change, ChangeField } from '../change/change.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** The changes of organisations: their names and tiers, their domains, and what they can open. */
export function organizationChanges(client: Client, texts: AdminTexts) {
  const words = texts.changes.organizations
  const { tiers: tierNames, anyMethod } = texts.organizations
  const { methods } = texts.users.person
  const reason = { label: texts.changes.why, isRequired: false }
  const given = (why: string) => (why === '' ? {} : { reason: why })
  const nameAndTier = (name: string, tier: string): ChangeField[] => [
    { id: 'name', label: words.create.name, value: name },
    {
      id: 'tier',
      label: words.create.tier,
      value: tier,
      options: tiers.map((value) => ({ value, label: tierNames[value] ?? value })),
    },
  ]
  const tierOf = (value: string | undefined) => tiers.find((tier) => tier === value)
  const methodOf = (value: string | undefined) => signInMethods.find((one) => one === value)

  return {
    /** `onCreated` gets the id of the new organisation. */
    create: (onCreated: (id: string) => void): Change => ({
      title: words.create.title,
      text: words.create.text,
      button: words.create.button,
      fields: [
        ...nameAndTier('', 'premium'),
        {
          id: 'sign_in_method',
          label: words.create.method,
          description: words.create.methodHint,
          value: notDecided,
          options: [
            { value: notDecided, label: anyMethod },
            ...signInMethods.map((value) => ({ value, label: methods[value] ?? value })),
          ],
        },
      ],
      act: async (_reason, _chosen, { name = '', tier, sign_in_method: method }) => {
        const outcome = await createOrganization(client, {
          name,
          tier: tierOf(tier),
          signInMethod: methodOf(method),
        })
        if ('error' in outcome) return outcome
        onCreated(outcome.id)
        return { ...outcome, done: words.create.done(name) }
      },
      done: words.create.title,
    }),
    edit: (one: OrganizationFacts): Change => ({
      title: words.edit.title(one.name),
      text: words.edit.text(one.people),
      button: words.edit.button,
      fields: nameAndTier(one.name, one.tier),
      reason,
      act: (why, _chosen, { name, tier }) =>
        editOrganization(client, {
          id: one.id,
          ...(name !== one.name && { name }),
          ...(tier !== one.tier && { tier: tierOf(tier) }),
          ...given(why),
        }),
      done: words.edit.done(one.name),
    }),
    setMethod: (one: OrganizationFacts, signInMethod: SignInMethod): Change => ({
      title: words.method.title(one.name),
      text: words.method.text(methods[signInMethod] ?? signInMethod),
      button: words.method.button,
      reason,
      act: (why) => editOrganization(client, { id: one.id, signInMethod, ...given(why) }),
      done: words.method.done,
    }),
    addDomain: (one: OrganizationFacts): Change => ({
      title: words.addDomain.title(one.name),
      text: words.addDomain.text,
      button: words.addDomain.button,
      fields: [
        {
          id: 'domain',
          label: words.addDomain.domain,
          description: words.addDomain.domainHint,
          value: '',
        },
      ],
      reason,
      act: async (why, _chosen, { domain = '' }) => {
        const outcome = await addOrganizationDomain(client, { id: one.id, domain, ...given(why) })
        if ('error' in outcome) return outcome
        return { ...outcome, done: words.addDomain.done(outcome.domain.domain) }
      },
      done: words.addDomain.action,
    }),
    checkDomain: (
      one: OrganizationFacts,
      { domain, txt_name: name }: OrganizationDomain,
    ): Change => ({
      title: words.checkDomain.title(domain),
      text: words.checkDomain.text(name),
      button: words.checkDomain.button,
      act: () => verifyOrganizationDomain(client, { id: one.id, domain }),
      done: words.checkDomain.done(domain),
    }),
    removeDomain: (one: OrganizationFacts, { domain }: OrganizationDomain): Change => ({
      title: words.removeDomain.title(domain, one.name),
      text: words.removeDomain.text,
      button: words.removeDomain.button,
      isDestructive: true,
      reason,
      act: (why) => removeOrganizationDomain(client, { id: one.id, domain, ...given(why) }),
      done: words.removeDomain.done(domain),
    }),
    giveAccess: (one: OrganizationFacts): Change => ({
      title: ({ chosen }) => words.giveToOrganization.title(chosen?.name ?? null, one.name),
      text: words.giveToOrganization.text(one.people),
      button: words.giveToOrganization.button,
      choice: {
        ...texts.changes.resource,
        load: (query) => listManagedResources(client, { limit: 100, ...(query && { q: query }) }),
      },
      reason,
      act: (why, resource) => giveAccess(client, { resource, organization: one.id, ...given(why) }),
      done: words.giveToOrganization.done(one.name),
    }),
    takeAccess: (resource: Grant['resource'], to: NonNullable<Grant['organization']>): Change => ({
      title: words.takeFromOrganization.title(resource.name, to.name),
      text: words.takeFromOrganization.text(to.people - to.keep, to.keep),
      button: words.takeFromOrganization.button,
      isDestructive: true,
      reason,
      act: (why) =>
        takeAccess(client, { resource: resource.id, organization: to.id, ...given(why) }),
      done: words.takeFromOrganization.done(resource.name, to.name),
    }),
  }
}

/** Option for an organisation that has not decided on a sign-in method. */
const notDecided = 'not_decided'
