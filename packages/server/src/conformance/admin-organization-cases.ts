import type { Client } from '@vestibule/api-client'
import {
  addOrganizationDomain,
  createOrganization,
  editOrganization,
  enforceIdentityProvider,
  getIdentityProvider,
  getOrganization,
  listAllOrganizations,
  listIdentityProviders,
  listOrganizationDomains,
  removeIdentityProvider,
  removeOrganizationDomain,
  saveIdentityProvider,
  testIdentityProvider,
  verifyOrganizationDomain,
} from '@vestibule/api-client/admin'
import { asAdministrator, newOrganization, taken } from './administrator.ts'
import type { CallCases } from './call-cases.ts'
import { anyText } from './match.ts'
import { fresh, type ConformanceWorld } from './world.ts'

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

/** Cases of organisations, their domains and providers. */
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
} satisfies Readonly<Record<string, CallCases>>
