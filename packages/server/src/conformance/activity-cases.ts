import {
  endOtherSessions,
  endSession,
  getAuthenticated,
  getSessionValidity,
  listAccountEvents,
  listSessions,
  reportActivity,
} from '@vestibule/api-client'
import { withoutSession, type CasesOf } from './call-cases.ts'
import { anyText } from './match.ts'
import { fresh, signedIn, Skipped, type ConformanceWorld } from './world.ts'

/** Two browsers, both signed in to the account `user` of the file with the test accounts. */
async function twoBrowsers(world: ConformanceWorld) {
  const other = await signedIn(world, 'user')
  return { other: other.client, own: (await signedIn(world, 'user')).client }
}

async function currentOf(client: Parameters<typeof listSessions>[0]): Promise<string> {
  const outcome = await listSessions(client)
  const sessions = outcome.kind === 'loaded' ? outcome.value : []
  return sessions.find(({ current }) => current)?.id ?? ''
}

/**
 * A browser signed in to the account `user` whose session is locked, because nobody has used it for too long. Throws
 * `Skipped` if the server locks no sessions, or its clock cannot be moved.
 */
export async function lockedOut(world: ConformanceWorld) {
  const visitor = await signedIn(world, 'user')
  const validity = await getSessionValidity(visitor.client)
  const locksAtMs = validity.kind === 'loaded' ? validity.value.locksAtMs : null
  if (locksAtMs === null) throw new Skipped('the backend locks no sessions')
  if (world.advance === undefined) throw new Skipped('a lock comes too late on the real clock')
  world.advance(Math.ceil((locksAtMs - world.now().getTime()) / 1000))
  return visitor
}

/** The expected outcome of a call in a locked session, except of the calls that unlock it. */
export const sessionLocked = { kind: 'failed', error: { status: 401, code: 'session_locked' } }

export const activityCases: CasesOf<
  'reportActivity' | 'listSessions' | 'endSession' | 'endOtherSessions' | 'listAccountEvents'
> = {
  reportActivity: {
    good: [
      {
        name: 'of somebody who uses a page',
        run: async (world) => reportActivity((await signedIn(world, 'user')).client),
        outcome: { kind: 'reported' },
      },
    ],
    bad: [
      withoutSession(({ client }) => reportActivity(client)),
      {
        name: 'too late, in a session that is locked',
        run: async (world) => reportActivity((await lockedOut(world)).client),
        outcome: sessionLocked,
      },
    ],
  },
  listSessions: {
    good: [
      {
        name: 'and which of them asks',
        run: async (world) => {
          const { own, other } = await twoBrowsers(world)
          const outcome = await listSessions(own)
          if (outcome.kind !== 'loaded') return outcome
          const current = outcome.value.filter((session) => session.current)
          const others = outcome.value.map(({ id }) => id)
          return { current, hasOther: others.includes(await currentOf(other)) }
        },
        outcome: {
          current: [{ factors: ['password'], signed_in_at: anyText, last_seen_at: anyText }],
          hasOther: true,
        },
      },
    ],
    bad: [withoutSession(({ client }) => listSessions(client))],
  },
  endSession: {
    good: [
      {
        name: 'of another browser, at its next request',
        run: async (world) => {
          const { own, other } = await twoBrowsers(world)
          const ended = await endSession(own, { id: await currentOf(other) })
          return [ended, await getAuthenticated(other), await getAuthenticated(own)]
        },
        outcome: [{ kind: 'ended' }, { kind: 'signedOut' }, { kind: 'signedIn' }],
      },
    ],
    bad: [
      withoutSession(({ client }) => endSession(client, { id: 'one' })),
      {
        name: 'that there is not',
        run: async (world) => endSession((await signedIn(world, 'user')).client, { id: fresh() }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
  endOtherSessions: {
    good: [
      {
        name: 'at their next request',
        run: async (world) => {
          const { own, other } = await twoBrowsers(world)
          const ended = await endOtherSessions(own)
          return [ended, await getAuthenticated(other), await getAuthenticated(own)]
        },
        outcome: [{ kind: 'ended' }, { kind: 'signedOut' }, { kind: 'signedIn' }],
        when: 'late',
      },
    ],
    bad: [withoutSession(({ client }) => endOtherSessions(client))],
  },
  listAccountEvents: {
    good: [
      {
        name: 'the latest first, page by page',
        run: async (world) => {
          const { own } = await twoBrowsers(world)
          const first = await listAccountEvents(own, { limit: 1 })
          if (first.kind !== 'loaded') return first
          const { items, next } = first.value
          return [items, await listAccountEvents(own, { limit: 1, after: next ?? '0' })]
        },
        outcome: [
          [{ event: 'signed_in', at: anyText }],
          { kind: 'loaded', value: { items: [{ event: 'signed_in' }] } },
        ],
      },
    ],
    bad: [
      withoutSession(({ client }) => listAccountEvents(client)),
      {
        name: 'after what is no event',
        run: async (world) =>
          listAccountEvents((await signedIn(world, 'user')).client, { after: 'x' }),
        outcome: { kind: 'invalid' },
      },
    ],
  },
}
