import { createToken, deleteToken, listTokens, type Client } from '@vestibule/api-client'
import { withoutSession, type CasesOf } from './call-cases.ts'
import { appWithoutDataset, ask } from './gate-cases.ts'
import { anyText } from './match.ts'
import { fresh, signedIn, type ConformanceWorld } from './world.ts'

/** Makes an API token of the account `user`, which the test has to delete. */
async function withToken(world: ConformanceWorld) {
  const { client } = await signedIn(world, 'user')
  const app = await appWithoutDataset(world)
  const outcome = await createToken(client, { name: 'Conformance', app, days: 7 })
  if (outcome.kind !== 'created') throw new Error(`The token is ${outcome.kind}`)
  world.secrets.add(outcome.token.token)
  return { client, app, made: outcome.token }
}

/** The HTTP status with which the gate answers a program that shows `token` and no cookies. */
async function byToken(world: ConformanceWorld, app: string, token: string) {
  const { status } = await ask(await world.visit(), app, { authorization: `Bearer ${token}` })
  return status
}

async function isListed(client: Client, id: string) {
  const outcome = await listTokens(client)
  return outcome.kind === 'loaded' && outcome.value.some((one) => one.id === id)
}

export const tokenCases: CasesOf<'listTokens' | 'createToken' | 'deleteToken'> = {
  listTokens: {
    good: [
      {
        name: 'without their secrets',
        run: async (world) => {
          const { client, made } = await withToken(world)
          const outcome = await listTokens(client)
          await deleteToken(client, { id: made.id })
          const listed = outcome.kind === 'loaded' ? outcome.value : []
          const found = listed.find((one) => one.id === made.id)
          return { name: found?.name, hasSecret: JSON.stringify(outcome).includes(made.token) }
        },
        outcome: { name: 'Conformance', hasSecret: false },
      },
    ],
    bad: [withoutSession(({ client }) => listTokens(client))],
  },
  createToken: {
    good: [
      {
        name: 'that passes the gate of its app, and is no session',
        run: async (world) => {
          const { client, app, made } = await withToken(world)
          const own = await byToken(world, app, made.token)
          const visitor = await world.visit()
          const call = await visitor.browser.get('/auth_api/v1/users/me/', {
            authorization: `Bearer ${made.token}`,
          })
          await deleteToken(client, { id: made.id })
          return { made, own, call: call.status }
        },
        outcome: {
          made: { id: anyText, name: 'Conformance', dataset: null, last_used_at: null },
          own: 204,
          call: 401,
        },
      },
    ],
    bad: [
      withoutSession(({ client }) => createToken(client, { name: 'A', app: 'a', days: 1 })),
      {
        name: 'for an app that is not open',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          return createToken(client, { name: 'A', app: fresh(), days: 1 })
        },
        outcome: { kind: 'invalid' },
      },
      {
        name: 'for longer than it may last',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          const app = await appWithoutDataset(world)
          return createToken(client, { name: 'A', app, days: 91 })
        },
        outcome: { kind: 'invalid' },
      },
    ],
  },
  deleteToken: {
    good: [
      {
        name: 'and the gate refuses it',
        run: async (world) => {
          const { client, app, made } = await withToken(world)
          const outcome = await deleteToken(client, { id: made.id })
          const after = await byToken(world, app, made.token)
          return { outcome, after, isListed: await isListed(client, made.id) }
        },
        outcome: { outcome: { kind: 'deleted' }, after: 401, isListed: false },
      },
    ],
    bad: [
      withoutSession(({ client }) => deleteToken(client, { id: 'one' })),
      {
        name: 'that there is not',
        run: async (world) => deleteToken((await signedIn(world, 'user')).client, { id: fresh() }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
}
