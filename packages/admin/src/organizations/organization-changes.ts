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
import { change, type ChangeField } from '../change/change.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** The changes of organisations: their names and tiers, their domains, and what they can open. */
export function organizationChanges(client: Client, texts: AdminTexts) {
  const words = texts.changes.organizations
  const { tiers: tierNames, anyMethod } = texts.organizations
  const { methods } = texts.users.person
  const reason = { label: texts.changes.why, isRequired: false }
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
  const mayEdit = (one: OrganizationFacts) => ({ isAllowed: one.actions.includes('edit') })
  const ofDomains = { needs: 'identity_providers.write' } as const
  const ofGrants = { needs: 'access.write', reason } as const

  return {
    /** `onCreated` gets the id of the new organisation. */
    create: (onCreated: (id: string) => void) =>
      change(
        words.create,
        [],
        async ({ values: { name = '', tier, sign_in_method: method } }) => {
          const outcome = await createOrganization(client, {
            name,
            tier: tierOf(tier),
            signInMethod: methodOf(method),
          })
          if (!('error' in outcome)) onCreated(outcome.id)
          return outcome
        },
        {
          done: ({ values }) => words.create.done(values['name'] ?? ''),
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
          needs: 'organizations.write',
        },
      ),
    edit: (one: OrganizationFacts) =>
      change(
        words.edit,
        [one.name],
        ({ reason: why, values: { name, tier } }) =>
          editOrganization(client, {
            id: one.id,
            ...(name !== one.name && { name }),
            ...(tier !== one.tier && { tier: tierOf(tier) }),
            reason: why,
          }),
        {
          text: words.edit.text(one.people),
          fields: nameAndTier(one.name, one.tier),
          reason,
          ...mayEdit(one),
        },
      ),
    setMethod: (one: OrganizationFacts, signInMethod: SignInMethod) =>
      change(
        words.method,
        [one.name],
        (given) => editOrganization(client, { id: one.id, signInMethod, reason: given.reason }),
        { text: words.method.text(methods[signInMethod] ?? signInMethod), reason, ...mayEdit(one) },
      ),
    addDomain: (one: OrganizationFacts) =>
      change(
        words.addDomain,
        [one.name],
        async ({ reason: why, values: { domain = '' } }) => {
          const outcome = await addOrganizationDomain(client, { id: one.id, domain, reason: why })
          if ('error' in outcome) return outcome
          return { ...outcome, done: words.addDomain.done(outcome.domain.domain) }
        },
        {
          fields: [
            {
              id: 'domain',
              label: words.addDomain.domain,
              description: words.addDomain.domainHint,
              value: '',
            },
          ],
          reason,
          ...ofDomains,
        },
      ),
    checkDomain: (one: OrganizationFacts, { domain, txt_name: name }: OrganizationDomain) =>
      change(
        words.checkDomain,
        [domain],
        () => verifyOrganizationDomain(client, { id: one.id, domain }),
        { text: words.checkDomain.text(name), ...ofDomains },
      ),
    removeDomain: (one: OrganizationFacts, { domain }: OrganizationDomain) =>
      change(
        words.removeDomain,
        [domain, one.name],
        (given) => removeOrganizationDomain(client, { id: one.id, domain, reason: given.reason }),
        { reason, isDestructive: true, ...ofDomains },
      ),
    giveAccess: (one: OrganizationFacts) =>
      change(
        words.giveToOrganization,
        [one.name],
        (given) =>
          giveAccess(client, {
            resource: given.chosen,
            organization: one.id,
            reason: given.reason,
          }),
        {
          title: ({ chosen }) => words.giveToOrganization.title(chosen?.name ?? null, one.name),
          text: words.giveToOrganization.text(one.people),
          choice: {
            ...texts.changes.resource,
            id: 'resource',
            load: (q) => listManagedResources(client, { limit: 100, ...(q && { q }) }),
          },
          reason,
          isAllowed: one.actions.includes('give_access'),
        },
      ),
    takeAccess: (resource: Grant['resource'], to: NonNullable<Grant['organization']>) =>
      change(
        words.takeFromOrganization,
        [resource.name, to.name],
        (given) =>
          takeAccess(client, { resource: resource.id, organization: to.id, reason: given.reason }),
        {
          text: words.takeFromOrganization.text(to.people - to.keep, to.keep),
          isDestructive: true,
          ...ofGrants,
        },
      ),
  }
}

/** Option for an organisation that has not decided on a sign-in method. */
const notDecided = 'not_decided'
