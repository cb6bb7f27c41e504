import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import {
  type ItemOf,
  type SignInMethod,
  type ValueFrom,
  signInMethods,
  tiers,
} from '@vestibule/api-client/contract'
import { change, type ChangeField } from '../change/change.ts'
import { optionsOf } from '../options-of.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** The option for an organisation that has no sign-in method set. */
const notDecided = 'not_decided'

/** The changes that administrators can make to organisations: names, tiers, sign-in methods and domains. */
export function organizationChanges(client: Client, texts: AdminTexts) {
  const words = texts.changes.organizations
  const { tiers: tierNames, anyMethod } = texts.organizations
  const { methods } = texts.users.person
  const nameAndTier = (name: string, tier: string): ChangeField[] => [
    { id: 'name', label: words.create.name, value: name },
    { id: 'tier', label: words.create.tier, value: tier, options: optionsOf(tiers, tierNames) },
  ]
  const tierOf = (value: string | undefined) => tiers.find((tier) => tier === value)
  const edits = (one: ValueFrom<'getOrganization'>) =>
    ({ reason: 'optional', isAllowed: one.actions.includes('edit') }) as const
  const ofDomains = { needs: 'identity_providers.write' } as const

  return {
    /** Creates an organisation. `onCreated` gets its id. */
    create: (onCreated: (id: string) => void) =>
      change(
        words.create,
        {},
        async ({ values: { name = '', tier, sign_in_method: method } }) => {
          const outcome = await adminOf(client).createOrganization({
            name,
            tier: tierOf(tier),
            sign_in_method: signInMethods.find((one) => one === method),
          })
          if (!('error' in outcome)) onCreated(outcome.value.id)
          return outcome
        },
        {
          done: ({ values }) => words.create.done({ name: values['name'] ?? '' }),
          fields: [
            ...nameAndTier('', 'premium'),
            {
              id: 'sign_in_method',
              label: words.create.method,
              description: words.create.methodHint,
              value: notDecided,
              options: optionsOf([notDecided, ...signInMethods], {
                ...methods,
                [notDecided]: anyMethod,
              }),
            },
          ],
          needs: 'organizations.write',
        },
      ),
    edit: (one: ValueFrom<'getOrganization'>) =>
      change(
        words.edit,
        { name: one.name },
        ({ reason, values: { name, tier } }) =>
          adminOf(client).editOrganization({
            organizationId: one.id,
            ...(name !== one.name && { name }),
            ...(tier !== one.tier && { tier: tierOf(tier) }),
            reason,
          }),
        {
          ...edits(one),
          text: words.edit.text({ n: one.people }),
          fields: nameAndTier(one.name, one.tier),
        },
      ),
    setMethod: (one: ValueFrom<'getOrganization'>, signInMethod: SignInMethod) => {
      const method = methods[signInMethod] ?? signInMethod
      return change(
        { ...words.method, label: words.method.label({ method }) },
        { organization: one.name },
        ({ reason }) =>
          adminOf(client).editOrganization({
            organizationId: one.id,
            sign_in_method: signInMethod,
            reason,
          }),
        { ...edits(one), text: words.method.text({ method }) },
      )
    },
    setTwoFactors: (one: ValueFrom<'getOrganization'>) => {
      const wanted = !one.two_factors
      const act = ({ reason }: { readonly reason?: string | undefined }) =>
        adminOf(client).editOrganization({ organizationId: one.id, two_factors: wanted, reason })
      const named = { organization: one.name }
      return wanted
        ? change(words.askTwo, named, act, {
            ...edits(one),
            text: words.askTwo.text({ n: one.people }),
          })
        : change(words.freeTwo, named, act, edits(one))
    },
    addDomain: (one: ValueFrom<'getOrganization'>) =>
      change(
        { ...words.addDomain, done: '' },
        { organization: one.name },
        async ({ reason, values: { domain = '' } }) => {
          const outcome = await adminOf(client).addOrganizationDomain({
            organizationId: one.id,
            domain,
            reason,
          })
          if ('error' in outcome) return outcome
          return { ...outcome, done: words.addDomain.done({ domain: outcome.value.domain }) }
        },
        {
          ...ofDomains,
          reason: 'optional',
          fields: [
            {
              id: 'domain',
              label: words.addDomain.domain,
              description: words.addDomain.domainHint,
              value: '',
            },
          ],
        },
      ),
    checkDomain: (
      one: ValueFrom<'getOrganization'>,
      { domain, txt_name: name }: ItemOf<'listOrganizationDomains'>,
    ) =>
      change(
        words.checkDomain,
        { domain },
        () => adminOf(client).verifyOrganizationDomain({ organizationId: one.id, domain }),
        { ...ofDomains, text: words.checkDomain.text({ name }) },
      ),
    removeDomain: (
      one: ValueFrom<'getOrganization'>,
      { domain }: ItemOf<'listOrganizationDomains'>,
    ) =>
      change(
        words.removeDomain,
        { domain, organization: one.name },
        ({ reason }) =>
          adminOf(client).removeOrganizationDomain({ organizationId: one.id, domain, reason }),
        { ...ofDomains, reason: 'optional', isDestructive: true },
      ),
  }
}
