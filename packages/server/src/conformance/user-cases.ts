import {
  getAuthenticated,
  getDataset,
  getProfile,
  getRoles,
  getSessionValidity,
  listResources,
} from '@vestibule/api-client'
import { demo } from '../testing/sign-in-steps.ts'
import { withoutSession, type CasesOf } from './call-cases.ts'

export const userCases: CasesOf<
  | 'getAuthenticated'
  | 'getProfile'
  | 'getRoles'
  | 'getSessionValidity'
  | 'listResources'
  | 'getDataset'
> = {
  getAuthenticated: {
    good: [
      {
        name: 'with a session',
        run: async ({ signedIn }) => getAuthenticated((await signedIn(demo.password)).client),
        outcome: { kind: 'signedIn' },
      },
    ],
    bad: [
      {
        name: 'without a session',
        run: async ({ visit }) => getAuthenticated((await visit()).client),
        outcome: { kind: 'signedOut' },
      },
    ],
  },
  getProfile: {
    good: [
      {
        name: 'of an external user',
        run: async ({ signedIn }) => getProfile((await signedIn(demo.password)).client),
        outcome: {
          kind: 'loaded',
          value: {
            email: demo.password,
            first_name: 'Ada',
            organization_info: { id: 'northfield', is_internal: false, tier: 'premium' },
            is_external_user: true,
            eulas_not_accepted: [],
            impersonating: null,
          },
        },
      },
      {
        name: 'of a user with terms to accept',
        run: async ({ signedIn }) => getProfile((await signedIn(demo.termsToAccept)).client),
        outcome: { kind: 'loaded', value: { eulas_not_accepted: ['data-use-agreement'] } },
      },
    ],
    bad: [withoutSession(({ client }) => getProfile(client))],
  },
  getRoles: {
    good: [
      {
        name: 'of a documentation administrator',
        run: async ({ signedIn }) =>
          getRoles((await signedIn(demo.docsAdmin)).client, { appName: 'auth' }),
        outcome: { kind: 'loaded', value: [{ role: 'docs-admin', data_partner_info: null }] },
      },
      {
        name: 'of a user without any',
        run: async ({ signedIn }) => getRoles((await signedIn(demo.password)).client),
        outcome: { kind: 'loaded', value: [] },
      },
    ],
    bad: [withoutSession(({ client }) => getRoles(client))],
  },
  getSessionValidity: {
    good: [
      {
        name: 'of a new session',
        run: async ({ server, signedIn }) => {
          const { client } = await signedIn(demo.password)
          const outcome = await getSessionValidity(client)
          if (outcome.kind !== 'loaded') return outcome
          return Number(outcome.value.maxTtl) - server.clock.now().getTime() / 1000
        },
        outcome: 43_200,
      },
    ],
    bad: [withoutSession(({ client }) => getSessionValidity(client))],
  },
  listResources: {
    good: [
      {
        name: 'of one type',
        run: async ({ signedIn }) => {
          const { client } = await signedIn(demo.password)
          const outcome = await listResources(client, { resourceType: 'FederatedDatasetResource' })
          return outcome.kind === 'loaded' ? outcome.value.map(({ resource }) => resource) : outcome
        },
        outcome: [{ name: 'four_rivers', display_name: 'Four Rivers Federation' }],
      },
      {
        name: 'altogether',
        run: async ({ signedIn }) => {
          const outcome = await listResources((await signedIn(demo.password)).client)
          return outcome.kind === 'loaded' ? outcome.value.length : outcome
        },
        outcome: 20,
      },
    ],
    bad: [
      withoutSession(({ client }) => listResources(client)),
      {
        name: 'before the terms are accepted',
        run: async ({ signedIn }) => listResources((await signedIn(demo.termsToAccept)).client),
        outcome: { kind: 'eulaRequired' },
      },
    ],
  },
  getDataset: {
    good: [
      {
        name: 'that is federated',
        run: async ({ signedIn }) =>
          getDataset((await signedIn(demo.password)).client, { datasetId: 'four_rivers' }),
        outcome: {
          kind: 'loaded',
          value: {
            id: 'four_rivers',
            resource: {
              data_partner: { id: 'northfield' },
              datasets: [{ name: 'northfield_oncology' }, {}, {}, {}],
            },
          },
        },
      },
    ],
    bad: [
      withoutSession(({ client }) => getDataset(client, { datasetId: 'four_rivers' })),
      {
        name: 'of another organisation',
        run: async ({ signedIn }) =>
          getDataset((await signedIn('oskar@calder.example')).client, {
            datasetId: 'northfield_oncology',
          }),
        outcome: { kind: 'forbidden' },
      },
      {
        name: 'that there is not',
        run: async ({ signedIn }) =>
          getDataset((await signedIn(demo.password)).client, { datasetId: 'a/../b' }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
}
