import { renewAccess, type Client } from '@vestibule/api-client'
import {
  addOrganizationDomain,
  createOrganization,
  editOrganization,
  enforceIdentityProvider,
  getIdentityProvider,
  getOrganization,
  extendAccess,
  giveAccess,
  listAllOrganizations,
  listGrants,
  listIdentityProviders,
  listAccessRequests,
  listManagedResources,
  listOrganizationDomains,
  removeIdentityProvider,
  removeOrganizationDomain,
  saveIdentityProvider,
  refuseAccessRequest,
  takeAccess,
  testIdentityProvider,
  verifyOrganizationDomain,
} from '@vestibule/api-client/admin'
import { asAdministrator, newcomer, newOrganization, signedInUser, taken } from './administrator.ts'
import { withoutSession, type CallCases } from './call-cases.ts'
import { anyText } from './match.ts'
import { accountOf, fresh, given, type ConformanceWorld } from './world.ts'

const unknown = { id: 'nothing' }
const notFound = { kind: 'notFound' }
const changed = { kind: 'changed' }

/** A new organisation with a domain that it has not proven. */
async function withDomain(client: Client, world: ConformanceWorld) {
  const id = await newOrganization(client, world)
  const domain = `${fresh().toLowerCase()}.example`
  return { id, domain, outcome: await addOrganizationDomain(client, { id, domain }) }
}

/** A new organisation with a provider that nobody runs. */
async function withProvider(client: Client, world: ConformanceWorld) {
  const id = await newOrganization(client, world)
  const issuer = `https://${fresh().toLowerCase()}.nowhere.example`
  const provider = { name: 'Conformance', issuer, clientId: 'conformance', clientSecret: fresh(32) }
  return {
    id,
    issuer,
    outcome: await saveIdentityProvider(client, { id, ...provider, jit: false }),
  }
}

/** Somebody new, and a resource that is not open to them by a grant of their own. */
async function forGrant(client: Client, world: ConformanceWorld) {
  const resources = await listManagedResources(client)
  const [first] = resources.kind === 'loaded' ? resources.value.items : []
  const { id: user } = await newcomer(client, world)
  return { resource: first?.id ?? '', user }
}

/** A request of the other user for a dataset that is given to them for ten days. */
async function withRequest(client: Client, world: ConformanceWorld) {
  const { id: user, client: own } = await signedInUser(world, 'other_user')
  const { closed_dataset } = accountOf(world, 'other_user')
  const name = given(closed_dataset, 'accounts.other_user.closed_dataset')
  const open = await listAccessRequests(client, { limit: 100 }, { cache: false })
  for (const request of open.kind === 'loaded' ? open.value.items : []) {
    if (request.user.id !== user) continue
    await refuseAccessRequest(client, { id: request.id, reason: 'Conformance' })
  }
  const grant = { resource: `DatasetResource:${name}`, user }
  await takeAccess(client, grant)
  const until = new Date(world.now().getTime() + 10 * 86_400_000).toISOString()
  await giveAccess(client, { ...grant, until })
  const asked = { resource: name, reason: 'The review takes longer' }
  const renewed = await renewAccess(own, asked)
  const again = await renewAccess(own, asked)
  await takeAccess(client, grant)
  if (renewed.kind !== 'requested') throw new Error(`the request is ${renewed.kind}`)
  return { renewed, again, id: renewed.id }
}

/** Cases of organisations, their domains and providers, and of who may open what. */
export const adminOrganizationCases = {
  listAllOrganizations: taken(
    'by a word of the name',
    async (client, world) => {
      const id = await newOrganization(client, world)
      const outcome = await listAllOrganizations(client, { q: 'Conformance', limit: 100 })
      return outcome.kind === 'loaded' && outcome.value.items.some((one) => one.id === id)
    },
    true,
  ),
  getOrganization: taken(
    'by its id',
    async (client, world) => getOrganization(client, { id: await newOrganization(client, world) }),
    { kind: 'loaded', value: { people: 0, is_internal: false } },
    [asAdministrator('that there is not', (client) => getOrganization(client, unknown), notFound)],
  ),
  createOrganization: taken(
    'with a method for its people',
    async (client, world) => {
      await newOrganization(client, world)
      const name = `Conformance ${fresh()}`
      return createOrganization(client, { name, signInMethod: 'password' })
    },
    { kind: 'created', id: anyText },
    [
      asAdministrator('without a name', (client) => createOrganization(client, { name: '' }), {
        kind: 'invalid',
      }),
    ],
  ),
  editOrganization: taken(
    'that was made here',
    async (client, world) => {
      const id = await newOrganization(client, world)
      return [
        await editOrganization(client, { id, tier: 'explore' }),
        await getOrganization(client, { id }),
      ]
    },
    [changed, { value: { tier: 'explore' } }],
  ),
  listOrganizationDomains: taken(
    'with what proves one',
    async (client, world) => {
      const { id } = await withDomain(client, world)
      return listOrganizationDomains(client, { id })
    },
    { kind: 'loaded', value: [{ txt_name: anyText, txt_value: anyText }] },
  ),
  addOrganizationDomain: taken(
    'that nobody has',
    async (client, world) => (await withDomain(client, world)).outcome,
    { kind: 'added', domain: { txt_name: anyText } },
    [
      asAdministrator(
        'that another organisation has',
        async (client, world) => {
          const { domain } = await withDomain(client, world)
          return addOrganizationDomain(client, { id: await newOrganization(client, world), domain })
        },
        { kind: 'conflict' },
      ),
    ],
  ),
  // Nobody can prove a domain of a test: `domains.test.ts` does so, with a DNS server of its own.
  verifyOrganizationDomain: {
    good: [],
    bad: [
      asAdministrator(
        'that DNS does not prove',
        async (client, world) => verifyOrganizationDomain(client, await withDomain(client, world)),
        { kind: 'conflict' },
      ),
    ],
  },
  removeOrganizationDomain: taken(
    'that the organisation has',
    async (client, world) => {
      const { id, domain } = await withDomain(client, world)
      return [
        await removeOrganizationDomain(client, { id, domain }),
        await listOrganizationDomains(client, { id }),
      ]
    },
    [{ kind: 'removed' }, { value: [] }],
  ),
  listIdentityProviders: taken(
    'by the issuer',
    async (client, world) => {
      const { issuer } = await withProvider(client, world)
      return listIdentityProviders(client, { q: issuer })
    },
    { kind: 'loaded', value: { items: [{ name: 'Conformance', enforced: false }] } },
  ),
  getIdentityProvider: taken(
    'without its secret',
    async (client, world) => getIdentityProvider(client, await withProvider(client, world)),
    { kind: 'loaded', value: { client_id: 'conformance', has_client_secret: true } },
    [
      asAdministrator(
        'of no organisation',
        (client) => getIdentityProvider(client, unknown),
        notFound,
      ),
    ],
  ),
  saveIdentityProvider: taken(
    'of an organisation that has none',
    async (client, world) => (await withProvider(client, world)).outcome,
    { kind: 'saved' },
  ),
  removeIdentityProvider: taken(
    'that was saved here',
    async (client, world) => {
      const { id } = await withProvider(client, world)
      return [
        await removeIdentityProvider(client, { id }),
        await getIdentityProvider(client, { id }),
      ]
    },
    [{ kind: 'removed' }, { kind: 'loaded', value: null }],
  ),
  testIdentityProvider: taken(
    'that does not answer',
    async (client, world) => testIdentityProvider(client, await withProvider(client, world)),
    { kind: 'begun', redirectUrl: null },
  ),
  enforceIdentityProvider: taken(
    'no longer',
    async (client, world) => {
      const { id } = await withProvider(client, world)
      return enforceIdentityProvider(client, { id, enforced: false })
    },
    changed,
    [
      asAdministrator(
        'that was never tested',
        async (client, world) => {
          const { id } = await withProvider(client, world)
          return enforceIdentityProvider(client, { id, enforced: true })
        },
        { kind: 'conflict' },
      ),
    ],
  ),
  listManagedResources: taken(
    'with how many may open each',
    (client) => listManagedResources(client, { limit: 1 }),
    { kind: 'loaded', value: { items: [{ id: anyText, name: anyText }] } },
  ),
  listGrants: taken(
    'to people',
    async (client, world) => {
      const { user, resource } = await forGrant(client, world)
      await giveAccess(client, { resource, user })
      const outcome = await listGrants(client, { to: 'user', resource, limit: 100 })
      return outcome.kind === 'loaded' && outcome.value.items.some((one) => one.user?.id === user)
    },
    true,
  ),
  giveAccess: taken(
    'to somebody who has it not',
    async (client, world) => giveAccess(client, await forGrant(client, world)),
    changed,
    [
      asAdministrator(
        'twice',
        async (client, world) => {
          const grant = await forGrant(client, world)
          await giveAccess(client, grant)
          return giveAccess(client, grant)
        },
        { kind: 'conflict' },
      ),
    ],
  ),
  extendAccess: taken(
    'to another end, and not once it is taken',
    async (client, world) => {
      const grant = await forGrant(client, world)
      await giveAccess(client, grant)
      const until = '2099-12-31'
      const extended = await extendAccess(client, { ...grant, until })
      await takeAccess(client, grant)
      return [extended, await extendAccess(client, { ...grant, until })]
    },
    [changed, notFound],
  ),
  listAccessRequests: taken(
    'that wait for a decision',
    async (client, world) => {
      await withRequest(client, world)
      return listAccessRequests(client)
    },
    { kind: 'loaded', value: { items: [{ id: anyText, state: 'submitted', reason: anyText }] } },
  ),
  refuseAccessRequest: taken(
    'once',
    async (client, world) => {
      const { id } = await withRequest(client, world)
      const input = { id, reason: 'The study has ended' }
      return [await refuseAccessRequest(client, input), await refuseAccessRequest(client, input)]
    },
    [changed, { kind: 'conflict' }],
    [
      asAdministrator(
        'of nobody',
        (client) => refuseAccessRequest(client, { id: 'none', reason: 'No' }),
        notFound,
      ),
    ],
  ),
  renewAccess: taken(
    'that ends soon, once until it is decided',
    async (client, world) => {
      const { renewed, again, id } = await withRequest(client, world)
      await refuseAccessRequest(client, { id, reason: 'No longer' })
      return [renewed, again]
    },
    [{ kind: 'requested' }, { kind: 'conflict' }],
    [
      withoutSession(({ client }) => renewAccess(client, { resource: 'none', reason: 'x' })),
      asAdministrator(
        'to nothing',
        (client) => renewAccess(client, { resource: 'none', reason: 'x' }),
        notFound,
      ),
    ],
  ),
  takeAccess: taken(
    'that was given here',
    async (client, world) => {
      const grant = await forGrant(client, world)
      await giveAccess(client, grant)
      return [await takeAccess(client, grant), await takeAccess(client, grant)]
    },
    [changed, notFound],
  ),
} satisfies Readonly<Record<string, CallCases>>
