import {
  getAuthenticated,
  getDataset,
  getProfile,
  getRoles,
  getSessionValidity,
  listEndedResources,
  listResources,
  listDatasetTerms,
} from '@vestibule/api-client'
import type { ResourceType } from '@vestibule/api-client/contract'
import { lockedOut, sessionLocked } from './activity-cases.ts'
import { fromFile, withoutSession, type CallCase, type CasesOf } from './call-cases.ts'
import { anyText, between, exactly } from './match.ts'
import { withTerms } from './terms.ts'
import { accountOf, given, signedIn, type ConformanceWorld } from './world.ts'

const user = (world: ConformanceWorld) => accountOf(world, 'user')
const federated = (world: ConformanceWorld) =>
  given(user(world).federated_dataset, 'accounts.user.federated_dataset')
const openDataset = (world: ConformanceWorld) =>
  given(user(world).datasets, 'accounts.user.datasets')[0] as string

/**
 * Names, or for apps the `url`, of all resources of these types that the account `user` may open, as the server lists
 * them.
 */
async function namesOf(world: ConformanceWorld, types: readonly ResourceType[]) {
  const { client } = await signedIn(world, 'user')
  const names: unknown[] = []
  for (const resourceType of types) {
    const outcome = await listResources(client, { resourceType })
    if (outcome.kind !== 'loaded') return outcome
    names.push(
      ...outcome.value.map(({ resource }) => ('url' in resource ? resource['url'] : resource.name)),
    )
  }
  return names
}

const resources = (name: string, key: 'apps' | 'datasets', types: ResourceType[]): CallCase => ({
  name,
  run: async (world) => {
    given(user(world)[key], `accounts.user.${key}`)
    return namesOf(world, types)
  },
  outcome: fromFile((world) => exactly(user(world)[key] ?? [])),
})

export const userCases: CasesOf<
  | 'getAuthenticated'
  | 'getProfile'
  | 'getRoles'
  | 'getSessionValidity'
  | 'listEndedResources'
  | 'listDatasetTerms'
  | 'listResources'
  | 'getDataset'
> = {
  getAuthenticated: {
    good: [
      {
        name: 'with a session',
        run: async (world) => getAuthenticated((await signedIn(world, 'user')).client),
        outcome: { kind: 'signedIn' },
      },
      {
        name: 'with a locked session, and what unlocks it',
        run: async (world) => getAuthenticated((await lockedOut(world)).client),
        outcome: { kind: 'locked', proofs: ['password'] },
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
        run: async (world) => getProfile((await signedIn(world, 'user')).client),
        outcome: fromFile((world) => {
          const { email, first_name, last_name, organization } = user(world)
          return {
            kind: 'loaded',
            value: {
              email,
              first_name: first_name ?? anyText,
              last_name: last_name ?? anyText,
              organization_info: { is_internal: false, ...organization },
              is_external_user: true,
              eulas_not_accepted: [],
              impersonating: null,
            },
          }
        }),
      },
      {
        name: 'of a user with terms to accept',
        run: async (world) => getProfile((await withTerms(world)).client),
        outcome: fromFile((world) => ({
          kind: 'loaded',
          value: { eulas_not_accepted: [accountOf(world, 'terms').eula.id] },
        })),
      },
    ],
    bad: [
      withoutSession(({ client }) => getProfile(client)),
      {
        name: 'of a locked session',
        run: async (world) => getProfile((await lockedOut(world)).client),
        outcome: sessionLocked,
      },
    ],
  },
  getRoles: {
    good: [
      {
        name: 'of a documentation administrator',
        run: async (world) =>
          getRoles((await signedIn(world, 'docs_admin')).client, { appName: 'auth' }),
        outcome: { kind: 'loaded', value: [{ role: 'docs-admin', data_partner_info: null }] },
      },
      {
        name: 'of a user without any',
        run: async (world) => getRoles((await signedIn(world, 'user')).client, {}),
        outcome: { kind: 'loaded', value: [] },
      },
    ],
    bad: [withoutSession(({ client }) => getRoles(client, {}))],
  },
  getSessionValidity: {
    good: [
      {
        name: 'of a new session',
        run: async (world) => {
          given(world.file.session_seconds, 'session_seconds')
          const { client } = await signedIn(world, 'user')
          const outcome = await getSessionValidity(client)
          if (outcome.kind !== 'loaded') return outcome
          const left = Number(outcome.value.maxTtl) - world.now().getTime() / 1000
          return { secondsLeft: Math.round(left) }
        },
        outcome: fromFile(({ file }) => {
          const seconds = file.session_seconds ?? 0
          return { secondsLeft: between(seconds - 60, seconds + 60) }
        }),
      },
    ],
    bad: [withoutSession(({ client }) => getSessionValidity(client))],
  },
  listResources: {
    good: [
      resources('that are apps', 'apps', ['AppResource']),
      resources('that are datasets', 'datasets', ['DatasetResource', 'FederatedDatasetResource']),
    ],
    bad: [
      withoutSession(({ client }) => listResources(client, {})),
      {
        name: 'before the terms are accepted',
        run: async (world) => listResources((await withTerms(world)).client, {}),
        outcome: { kind: 'eulaRequired' },
      },
    ],
  },
  listEndedResources: {
    good: [
      {
        name: 'of somebody whose access has not ended',
        run: async (world) => listEndedResources((await signedIn(world, 'user')).client),
        outcome: { kind: 'loaded', value: exactly([]) },
      },
    ],
    bad: [withoutSession(({ client }) => listEndedResources(client))],
  },
  listDatasetTerms: {
    good: [
      {
        name: 'of a dataset that is open',
        run: async (world) => {
          const datasetId = openDataset(world)
          return listDatasetTerms((await signedIn(world, 'user')).client, { datasetId })
        },
        outcome: { kind: 'loaded' },
      },
    ],
    bad: [
      withoutSession(({ client }) => listDatasetTerms(client, { datasetId: 'one' })),
      {
        name: 'of a dataset that is not open',
        run: async (world) => {
          const { closed_dataset: closed } = accountOf(world, 'other_user')
          const datasetId = given(closed, 'accounts.other_user.closed_dataset')
          return listDatasetTerms((await signedIn(world, 'other_user')).client, { datasetId })
        },
        outcome: { kind: 'notFound' },
      },
    ],
  },
  getDataset: {
    good: [
      {
        name: 'that is open',
        run: async (world) => {
          const datasetId = openDataset(world)
          return getDataset((await signedIn(world, 'user')).client, { datasetId })
        },
        outcome: fromFile((world) => ({
          kind: 'loaded',
          value: { id: openDataset(world), resource: { name: openDataset(world) } },
        })),
      },
      {
        name: 'that is federated',
        run: async (world) => {
          const { id } = federated(world)
          return getDataset((await signedIn(world, 'user')).client, { datasetId: id })
        },
        outcome: fromFile((world) => {
          const { id, data_partner: partner, members } = federated(world)
          return {
            kind: 'loaded',
            value: {
              id,
              resource: {
                ...(partner === undefined ? {} : { data_partner: { id: partner } }),
                datasets: members.map((name) => ({ name })),
              },
            },
          }
        }),
      },
    ],
    bad: [
      withoutSession(({ client }) => getDataset(client, { datasetId: 'one' })),
      {
        name: 'of another organisation',
        run: async (world) => {
          const { closed_dataset: closed } = accountOf(world, 'other_user')
          const datasetId = given(closed, 'accounts.other_user.closed_dataset')
          return getDataset((await signedIn(world, 'other_user')).client, { datasetId })
        },
        outcome: { kind: 'forbidden' },
      },
      {
        name: 'that there is not',
        run: async (world) =>
          getDataset((await signedIn(world, 'user')).client, { datasetId: 'a/../b' }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
}
