import {
  acceptEula,
  getEula,
  getProfile,
  listOrganizations,
  selectOrganization,
  stopImpersonating,
  type Client,
} from '@vestibule/api-client'
import { expect } from 'vitest'
import { demo } from '../testing/sign-in-steps.ts'
import { withoutSession, type CallCase, type CasesOf, type Visitor } from './call-cases.ts'

const eulaId = 'data-use-agreement'

async function userIdOf(client: Client): Promise<string> {
  const profile = await getProfile(client)
  return profile.kind === 'loaded' ? profile.value.id : 'unknown'
}

const byCustomer = (run: (visitor: Visitor) => Promise<unknown>): CallCase => ({
  name: 'by a customer',
  run: async ({ signedIn }) => run(await signedIn(demo.password)),
  outcome: { kind: 'forbidden' },
})

/** Terms of use, and acting for a customer. */
export const customerCases: CasesOf<
  'getEula' | 'acceptEula' | 'listOrganizations' | 'selectOrganization' | 'stopImpersonating'
> = {
  getEula: {
    good: [
      {
        name: 'by its id',
        run: async ({ signedIn }) =>
          getEula((await signedIn(demo.termsToAccept)).client, { id: eulaId }),
        outcome: { kind: 'loaded', value: { id: eulaId, name: 'Data Use Agreement' } },
      },
    ],
    bad: [
      withoutSession(({ client }) => getEula(client, { id: eulaId })),
      {
        name: 'that there is not',
        run: async ({ signedIn }) =>
          getEula((await signedIn(demo.password)).client, { id: 'nothing' }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
  acceptEula: {
    good: [
      {
        name: 'for oneself',
        run: async ({ signedIn }) => {
          const { client } = await signedIn(demo.termsToAccept)
          const outcome = await acceptEula(client, { eulaId, userId: await userIdOf(client) })
          const profile = await getProfile(client, { cache: false })
          return [outcome, profile]
        },
        outcome: [{ kind: 'accepted' }, { value: { eulas_not_accepted: [] } }],
      },
    ],
    bad: [
      withoutSession(({ client }) => acceptEula(client, { eulaId, userId: 'x' })),
      {
        name: 'for someone else',
        run: async ({ signedIn }) => {
          const other = await userIdOf((await signedIn(demo.termsToAccept)).client)
          return acceptEula((await signedIn(demo.password)).client, { eulaId, userId: other })
        },
        outcome: { kind: 'forbidden' },
      },
    ],
  },
  listOrganizations: {
    good: [
      {
        name: 'by staff',
        run: async ({ signedIn }) => {
          const outcome = await listOrganizations((await signedIn(demo.staff)).client)
          return outcome.kind === 'loaded' ? outcome.value.map(({ id }) => id) : outcome
        },
        outcome: expect.arrayContaining(['northfield', 'calder']) as unknown,
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
        run: async ({ signedIn }) => {
          const { client } = await signedIn(demo.staff)
          const input = { organizationId: 'northfield', next: '/x' }
          return [await selectOrganization(client, input), await getProfile(client)]
        },
        outcome: [
          { kind: 'selected', redirectUrl: '/x' },
          { value: { impersonating: { id: 'northfield' } } },
        ],
      },
    ],
    bad: [
      withoutSession(({ client }) => selectOrganization(client, { organizationId: 'northfield' })),
      byCustomer(({ client }) => selectOrganization(client, { organizationId: 'northfield' })),
      {
        name: 'while acting for another',
        run: async ({ signedIn }) => {
          const { client } = await signedIn(demo.staff)
          await selectOrganization(client, { organizationId: 'northfield' })
          return selectOrganization(client, { organizationId: 'calder' })
        },
        outcome: { kind: 'conflict' },
      },
    ],
  },
  stopImpersonating: {
    good: [
      {
        name: 'by staff',
        run: async ({ signedIn }) => {
          const { client } = await signedIn(demo.staff)
          await selectOrganization(client, { organizationId: 'northfield' })
          return [await stopImpersonating(client), await getProfile(client)]
        },
        outcome: [{ kind: 'selected' }, { value: { impersonating: null } }],
      },
    ],
    bad: [
      withoutSession(({ client }) => stopImpersonating(client)),
      {
        name: 'while acting for nobody',
        run: async ({ signedIn }) => stopImpersonating((await signedIn(demo.staff)).client),
        outcome: { kind: 'conflict' },
      },
    ],
  },
}
