import {
  addRecent,
  dismissAnnouncement,
  listAnnouncements,
  listPins,
  listRecent,
  savePins,
} from '@vestibule/api-client'
import { withoutSession, type CasesOf } from './call-cases.ts'
import { anyText } from './match.ts'
import { accountOf, fresh, given, signedIn, Skipped, type ConformanceWorld } from './world.ts'

/** An app and a dataset that the account `user` can open, as the file with the test accounts says. */
function openPair(world: ConformanceWorld) {
  const { apps, datasets } = accountOf(world, 'user')
  const [app] = given(apps, 'accounts.user.apps')
  const [dataset = null] = given(datasets, 'accounts.user.datasets')
  return { app: given(app, 'accounts.user.apps'), dataset }
}

async function withAnnouncement(world: ConformanceWorld) {
  const { client } = await signedIn(world, 'user')
  const outcome = await listAnnouncements(client)
  const [first] = outcome.kind === 'loaded' ? outcome.value : []
  if (first === undefined) throw new Skipped('nothing is announced to accounts.user')
  return { client, id: first.id }
}

/** Signs in the account `user`, and notes what the test leaves behind in it, for the list at the end of the run. */
async function asUser(world: ConformanceWorld, what: string) {
  const { client } = await signedIn(world, 'user')
  world.spent.add(`${accountOf(world, 'user').email} ${what}`)
  return client
}

export const homeCases: CasesOf<
  'listAnnouncements' | 'dismissAnnouncement' | 'listRecent' | 'addRecent' | 'listPins' | 'savePins'
> = {
  listAnnouncements: {
    good: [
      {
        name: 'as a list, which may be empty',
        run: async (world) => listAnnouncements((await signedIn(world, 'user')).client),
        outcome: { kind: 'loaded' },
      },
    ],
    bad: [withoutSession(({ client }) => listAnnouncements(client))],
  },
  dismissAnnouncement: {
    good: [
      {
        name: 'once and again, and it is listed no more',
        run: async (world) => {
          const { client, id } = await withAnnouncement(world)
          world.spent.add(`${accountOf(world, 'user').email} has dismissed an announcement`)
          const first = await dismissAnnouncement(client, { id })
          const again = await dismissAnnouncement(client, { id })
          const listed = await listAnnouncements(client, { cache: false })
          const ids = listed.kind === 'loaded' ? listed.value.map((one) => one.id) : []
          return { first, again, isListed: ids.includes(id) }
        },
        outcome: { first: { kind: 'dismissed' }, again: { kind: 'dismissed' }, isListed: false },
        when: 'late',
      },
    ],
    bad: [
      withoutSession(({ client }) => dismissAnnouncement(client, { id: 'one' })),
      {
        name: 'that there is not',
        run: async (world) =>
          dismissAnnouncement((await signedIn(world, 'user')).client, { id: fresh() }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
  listRecent: {
    good: [
      {
        name: 'the latest first, each pair once',
        run: async (world) => {
          const client = await asUser(world, 'has opened apps')
          const { app, dataset } = openPair(world)
          for (const on of [dataset, null, dataset]) {
            await addRecent(client, { app, dataset: on })
            // If the tested server runs on a fake clock, advance it, so that the entries get different times.
            world.advance?.(1)
          }
          const outcome = await listRecent(client)
          if (outcome.kind !== 'loaded') return outcome
          const pairs = outcome.value.filter((one) => one.app === app && one.dataset === dataset)
          return { latest: outcome.value[0], count: pairs.length }
        },
        outcome: (world: ConformanceWorld) => ({
          latest: { ...openPair(world), opened_at: anyText },
          count: 1,
        }),
      },
    ],
    bad: [withoutSession(({ client }) => listRecent(client))],
  },
  addRecent: {
    good: [
      {
        name: 'on no dataset',
        run: async (world) => {
          const { app } = openPair(world)
          return addRecent(await asUser(world, 'has opened apps'), { app })
        },
        outcome: { kind: 'recorded' },
      },
    ],
    bad: [
      withoutSession(({ client }) => addRecent(client, { app: 'one' })),
      {
        name: 'of an app that there is not',
        run: async (world) => addRecent((await signedIn(world, 'user')).client, { app: fresh() }),
        outcome: { kind: 'notFound' },
      },
      {
        name: 'on a dataset that is not open',
        run: async (world) => {
          const { app } = openPair(world)
          return addRecent((await signedIn(world, 'user')).client, { app, dataset: fresh() })
        },
        outcome: { kind: 'notFound' },
      },
    ],
  },
  listPins: {
    good: [
      {
        name: 'as they were saved',
        run: async (world) => {
          const client = await asUser(world, 'has pinned an app')
          const { app } = openPair(world)
          await savePins(client, { apps: [app] })
          return listPins(client)
        },
        outcome: (world: ConformanceWorld) => ({ kind: 'loaded', value: [openPair(world).app] }),
      },
    ],
    bad: [withoutSession(({ client }) => listPins(client))],
  },
  savePins: {
    good: [
      {
        name: 'without what is not open, each once',
        run: async (world) => {
          const client = await asUser(world, 'has pinned an app')
          const { app } = openPair(world)
          return savePins(client, { apps: [fresh(), app, app] })
        },
        outcome: (world: ConformanceWorld) => ({ kind: 'saved', apps: [openPair(world).app] }),
      },
      {
        name: 'none',
        run: async (world) => savePins((await signedIn(world, 'user')).client, { apps: [] }),
        outcome: { kind: 'saved', apps: [] },
        when: 'late',
      },
    ],
    bad: [
      withoutSession(({ client }) => savePins(client, { apps: [] })),
      {
        name: 'more than a hundred',
        run: async (world) =>
          savePins((await signedIn(world, 'user')).client, {
            apps: Array.from({ length: 101 }, () => 'one'),
          }),
        outcome: { kind: 'invalid', error: { fields: { apps: [anyText] } } },
      },
    ],
  },
}
