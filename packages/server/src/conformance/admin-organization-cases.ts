import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import { asAdministrator, newOrganization, taken } from './administrator.ts'
import type { CallCases } from './call-cases.ts'
import { anyText } from './match.ts'
import { fresh, type ConformanceWorld } from './world.ts'

const unknown = { organizationId: 'nothing' }
const notFound = { kind: 'notFound' }
const changed = { kind: 'changed' }

/** Creates an organisation, and adds a mail domain to it that nobody has verified. */
async function withDomain(client: Client, world: ConformanceWorld) {
  const organizationId = await newOrganization(client, world)
  const domain = `${fresh().toLowerCase()}.example`
  return {
    organizationId,
    domain,
    outcome: await adminOf(client).addOrganizationDomain({ organizationId, domain }),
  }
}

/** Creates an organisation, and saves an identity provider for it. No server answers at the provider's address. */
async function withProvider(client: Client, world: ConformanceWorld) {
  const organizationId = await newOrganization(client, world)
  const issuer = `https://${fresh().toLowerCase()}.nowhere.example`
  const provider = {
    name: 'Conformance',
    issuer,
    client_id: 'conformance',
    client_secret: fresh(32),
  }
  return {
    organizationId,
    issuer,
    outcome: await adminOf(client).saveIdentityProvider({
      organizationId,
      ...provider,
      jit: false,
    }),
  }
}

/** Conformance tests of the administration's calls about organisations, their mail domains and identity providers. */
export const adminOrganizationCases = {
  listAllOrganizations: taken(
    'by a word of the name',
    async (client, world) => {
      const id = await newOrganization(client, world)
      const outcome = await adminOf(client).listAllOrganizations({ q: 'Conformance', limit: 100 })
      return outcome.kind === 'loaded' && outcome.value.items.some((one) => one.id === id)
    },
    true,
  ),
  getOrganization: taken(
    'by its id',
    async (client, world) =>
      adminOf(client).getOrganization({ organizationId: await newOrganization(client, world) }),
    { kind: 'loaded', value: { people: 0, is_internal: false } },
    [
      asAdministrator(
        'that there is not',
        (client) => adminOf(client).getOrganization(unknown),
        notFound,
      ),
    ],
  ),
  createOrganization: taken(
    'with a method for its people',
    async (client, world) => {
      await newOrganization(client, world)
      const name = `Conformance ${fresh()}`
      return adminOf(client).createOrganization({ name, sign_in_method: 'password' })
    },
    { kind: 'created', value: { id: anyText } },
    [
      asAdministrator(
        'without a name',
        (client) => adminOf(client).createOrganization({ name: '' }),
        {
          kind: 'invalid',
        },
      ),
    ],
  ),
  editOrganization: taken(
    'that was made here',
    async (client, world) => {
      const id = await newOrganization(client, world)
      return [
        await adminOf(client).editOrganization({ organizationId: id, tier: 'explore' }),
        await adminOf(client).getOrganization({ organizationId: id }),
      ]
    },
    [changed, { value: { tier: 'explore' } }],
  ),
  listOrganizationDomains: taken(
    'with what proves one',
    async (client, world) => {
      const { organizationId } = await withDomain(client, world)
      return adminOf(client).listOrganizationDomains({ organizationId })
    },
    { kind: 'loaded', value: [{ txt_name: anyText, txt_value: anyText }] },
  ),
  addOrganizationDomain: taken(
    'that nobody has',
    async (client, world) => (await withDomain(client, world)).outcome,
    { kind: 'added', value: { txt_name: anyText } },
    [
      asAdministrator(
        'that another organisation has',
        async (client, world) => {
          const { domain } = await withDomain(client, world)
          return adminOf(client).addOrganizationDomain({
            organizationId: await newOrganization(client, world),
            domain,
          })
        },
        { kind: 'conflict' },
      ),
    ],
  ),
  // Test only the refusal: no conformance test can put a record into DNS. `domains.test.ts` verifies a domain, with a
  // DNS server of its own.
  verifyOrganizationDomain: {
    good: [],
    bad: [
      asAdministrator(
        'that DNS does not prove',
        async (client, world) =>
          adminOf(client).verifyOrganizationDomain(await withDomain(client, world)),
        { kind: 'conflict' },
      ),
    ],
  },
  removeOrganizationDomain: taken(
    'that the organisation has',
    async (client, world) => {
      const { organizationId, domain } = await withDomain(client, world)
      return [
        await adminOf(client).removeOrganizationDomain({ organizationId, domain }),
        await adminOf(client).listOrganizationDomains({ organizationId }),
      ]
    },
    [{ kind: 'removed' }, { value: [] }],
  ),
  listIdentityProviders: taken(
    'by the issuer',
    async (client, world) => {
      const { issuer } = await withProvider(client, world)
      return adminOf(client).listIdentityProviders({ q: issuer })
    },
    { kind: 'loaded', value: { items: [{ name: 'Conformance', enforced: false }] } },
  ),
  getIdentityProvider: taken(
    'without its secret',
    async (client, world) => adminOf(client).getIdentityProvider(await withProvider(client, world)),
    { kind: 'loaded', value: { client_id: 'conformance', has_client_secret: true } },
    [
      asAdministrator(
        'of no organisation',
        (client) => adminOf(client).getIdentityProvider(unknown),
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
      const { organizationId } = await withProvider(client, world)
      return [
        await adminOf(client).removeIdentityProvider({ organizationId }),
        await adminOf(client).getIdentityProvider({ organizationId }),
      ]
    },
    [{ kind: 'removed' }, { kind: 'loaded', value: null }],
  ),
  testIdentityProvider: taken(
    'that does not answer',
    async (client, world) =>
      adminOf(client).testIdentityProvider(await withProvider(client, world)),
    { kind: 'begun', value: { redirect_url: null } },
  ),
  enforceIdentityProvider: taken(
    'no longer',
    async (client, world) => {
      const { organizationId } = await withProvider(client, world)
      return adminOf(client).enforceIdentityProvider({ organizationId, enforced: false })
    },
    changed,
    [
      asAdministrator(
        'that was never tested',
        async (client, world) => {
          const { organizationId } = await withProvider(client, world)
          return adminOf(client).enforceIdentityProvider({ organizationId, enforced: true })
        },
        { kind: 'conflict' },
      ),
    ],
  ),
} satisfies Readonly<Record<string, CallCases>>
