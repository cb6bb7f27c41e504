import {
  acceptEula,
  fillPath,
  getEula,
  getProfile,
  listOrganizations,
  selectOrganization,
  stopImpersonating,
  type Client,
} from '@vestibule/api-client'
import { calls } from '@vestibule/api-client/contract'
import { fromFile, withoutSession, type CallCase, type CasesOf } from './call-cases.ts'
import { including } from './match.ts'
import { withTerms } from './terms.ts'
import { accountOf, signedIn, type ConformanceWorld, type Visitor } from './world.ts'

async function userIdOf(client: Client): Promise<string> {
  const profile = await getProfile(client)
  return profile.kind === 'loaded' ? profile.value.id : 'unknown'
}

const byCustomer = (run: (visitor: Visitor) => Promise<unknown>): CallCase => ({
  name: 'by a customer',
  run: async (world) => run(await signedIn(world, 'user')),
  outcome: { kind: 'forbidden' },
})

/**
 * Signs in the account `staff` of the file with the test accounts. Also returns the ids of the first two customers that
 * this account may act for.
 */
async function staff(world: ConformanceWorld) {
  const [one = '', other = ''] = accountOf(world, 'staff').customers
  return { ...(await signedIn(world, 'staff')), one, other }
}

/** Conformance tests of the calls about terms of use and acting for a customer. */
export const customerCases: CasesOf<
  | 'getEula'
  | 'acceptEula'
  | 'getReceipt'
  | 'listOrganizations'
  | 'selectOrganization'
  | 'stopImpersonating'
> = {
  getEula: {
    good: [
      {
        name: 'by its id',
        run: async (world) => {
          const { eula } = accountOf(world, 'terms')
          return getEula((await signedIn(world, 'terms')).client, eula)
        },
        outcome: fromFile((world) => ({ kind: 'loaded', value: accountOf(world, 'terms').eula })),
      },
    ],
    bad: [
      withoutSession(({ client }) => getEula(client, { id: 'terms' })),
      {
        name: 'that there is not',
        run: async (world) => getEula((await signedIn(world, 'user')).client, { id: 'nothing' }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
  acceptEula: {
    good: [
      {
        name: 'for oneself',
        run: async (world) => {
          const { client, account } = await withTerms(world)
          const userId = await userIdOf(client)
          const outcome = await acceptEula(client, { eulaId: account.eula.id, userId })
          world.spent.add(`${account.email} has accepted ${account.eula.id}`)
          const profile = await getProfile(client, { cache: false })
          return [outcome, profile]
        },
        outcome: [{ kind: 'accepted' }, { value: { eulas_not_accepted: [] } }],
        when: 'late',
      },
    ],
    bad: [
      withoutSession(({ client }) => acceptEula(client, { eulaId: 'terms', userId: 'x' })),
      {
        name: 'for someone else',
        run: async (world) => {
          const { eula } = accountOf(world, 'terms')
          const other = await userIdOf((await signedIn(world, 'terms')).client)
          const { client } = await signedIn(world, 'user')
          return acceptEula(client, { eulaId: eula.id, userId: other })
        },
        outcome: { kind: 'forbidden' },
      },
    ],
  },
  getReceipt: {
    good: [
      {
        name: 'of terms that were accepted',
        run: async (world) => {
          const { id: eulaId } = accountOf(world, 'terms').eula
          const { browser, client } = await signedIn(world, 'terms')
          const eula = await getEula(client, { id: eulaId })
          const version = String(eula.kind === 'loaded' ? (eula.value.version ?? 1) : 1)
          const userId = await userIdOf(client)
          await acceptEula(client, { eulaId, userId, version: Number(version) })
          world.spent.add(`${accountOf(world, 'terms').email} has accepted ${eulaId}`)
          return browser.get(fillPath(calls.getReceipt.endpoint.path, { eulaId, version }))
        },
        outcome: { status: 200 },
        when: 'last',
      },
    ],
    bad: [
      {
        name: 'of terms that nobody has accepted',
        run: async (world) => {
          const { browser } = await signedIn(world, 'user')
          const named = { eulaId: 'nothing', version: '1' }
          return browser.get(fillPath(calls.getReceipt.endpoint.path, named))
        },
        outcome: { status: 404 },
      },
    ],
  },
  listOrganizations: {
    good: [
      {
        name: 'by staff',
        run: async (world) => {
          const outcome = await listOrganizations((await staff(world)).client)
          return outcome.kind === 'loaded' ? outcome.value.map(({ id }) => id) : outcome
        },
        outcome: fromFile((world) => including(...accountOf(world, 'staff').customers)),
      },
    ],
    bad: [
      withoutSession(({ client }) => listOrganizations(client)),
      byCustomer(({ client }) => listOrganizations(client)),
    ],
  },
  selectOrganization: {
    good: [
      {
        name: 'by staff',
        run: async (world) => {
          const { client, one } = await staff(world)
          const input = { organizationId: one, next: '/x' }
          return [await selectOrganization(client, input), await getProfile(client)]
        },
        outcome: fromFile((world) => [
          { kind: 'selected', redirectUrl: '/x' },
          { value: { impersonating: { id: accountOf(world, 'staff').customers[0] } } },
        ]),
      },
    ],
    bad: [
      withoutSession(({ client }) => selectOrganization(client, { organizationId: 'one' })),
      byCustomer(({ client }) => selectOrganization(client, { organizationId: 'one' })),
      {
        name: 'while acting for another',
        run: async (world) => {
          const { client, one, other } = await staff(world)
          await selectOrganization(client, { organizationId: one })
          return selectOrganization(client, { organizationId: other })
        },
        outcome: { kind: 'conflict' },
      },
    ],
  },
  stopImpersonating: {
    good: [
      {
        name: 'by staff',
        run: async (world) => {
          const { client, one } = await staff(world)
          await selectOrganization(client, { organizationId: one })
          return [await stopImpersonating(client), await getProfile(client)]
        },
        outcome: [{ kind: 'stopped' }, { value: { impersonating: null } }],
      },
    ],
    bad: [
      withoutSession(({ client }) => stopImpersonating(client)),
      {
        name: 'while acting for nobody',
        run: async (world) => stopImpersonating((await staff(world)).client),
        outcome: { kind: 'conflict' },
      },
    ],
  },
}
