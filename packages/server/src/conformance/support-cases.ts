import { isDeepStrictEqual } from 'node:util'
import {
  createShortUrl,
  createTicket,
  solveTicket,
  writeToTicket,
  getTicketSystem,
  listTickets,
  listVirtualCohorts,
  reportError,
  shortUrlPath,
  type Client,
} from '@vestibule/api-client'
import { calls } from '@vestibule/api-client/contract'
import { fromFile, withoutSession, type CasesOf } from './call-cases.ts'
import { anyText, exactly } from './match.ts'
import {
  accountOf,
  fresh,
  given,
  signedIn,
  Skipped,
  unlessThrottled,
  type ConformanceWorld,
} from './world.ts'

const pageUrl = '/dv/one/signals'
const newTicket = () =>
  ({
    subject: `Conformance ${fresh()}`,
    description: 'Looks whether this backend keeps the contract.',
    category: 'problem',
    pageUrl,
  }) as const
const report = { app: 'shell', version: '1.0.0', message: 'x is undefined', url: '/dv' }

/** Signs in the account `user`. Throws `Skipped` if another system keeps the tickets. */
async function withTickets(world: ConformanceWorld): Promise<Client> {
  const { client } = await signedIn(world, 'user')
  const system = await getTicketSystem(client)
  if (system.kind === 'loaded' && system.value.system === 'external') {
    throw new Skipped('tickets are kept by another system')
  }
  world.spent.add(`${accountOf(world, 'user').email} has filed tickets “Conformance …”`)
  return client
}

/**
 * Files a ticket in the name of the account `user`. Throws `Skipped` if tickets have no numbers: the server then keeps
 * no answers to them.
 */
async function filed(world: ConformanceWorld) {
  const client = await withTickets(world)
  const outcome = unlessThrottled(await createTicket(client, newTicket()))
  const number = outcome.kind === 'created' ? outcome.ticket.number : undefined
  if (number === undefined) throw new Skipped('tickets have no numbers')
  return { client, number }
}

const open = new WeakMap<ConformanceWorld, ReturnType<typeof filed>>()

/**
 * Returns the same ticket to all tests that do not change it: a server limits how many tickets an account may file in
 * an hour.
 */
async function filedBefore(world: ConformanceWorld) {
  const ticket = open.get(world) ?? filed(world)
  open.set(world, ticket)
  return ticket
}

export const supportCases: CasesOf<
  | 'getTicketSystem'
  | 'listTickets'
  | 'createTicket'
  | 'writeToTicket'
  | 'solveTicket'
  | 'reportError'
  | 'createShortUrl'
  | 'followShortUrl'
  | 'listVirtualCohorts'
> = {
  getTicketSystem: {
    good: [
      {
        name: 'with its address where it is another one',
        run: async (world) => {
          const outcome = await getTicketSystem((await signedIn(world, 'user')).client)
          if (outcome.kind !== 'loaded') return outcome
          const { system, url } = outcome.value
          return { isWhole: (system === 'external') === (url !== null) }
        },
        outcome: { isWhole: true },
      },
    ],
    bad: [withoutSession(({ client }) => getTicketSystem(client))],
  },
  listTickets: {
    good: [
      {
        name: 'of one’s own, and of nobody else',
        run: async (world) => {
          const client = await withTickets(world)
          const [mine, others] = [newTicket(), newTicket()]
          await createTicket((await signedIn(world, 'other_user')).client, others)
          await createTicket(client, mine)
          const outcome = await listTickets(client)
          if (outcome.kind !== 'loaded') return outcome
          const subjects = new Set(outcome.value.map(({ subject }) => subject))
          return { mine: subjects.has(mine.subject), others: subjects.has(others.subject) }
        },
        outcome: { mine: true, others: false },
      },
    ],
    bad: [withoutSession(({ client }) => listTickets(client))],
  },
  createTicket: {
    good: [
      {
        name: 'with all its parts',
        run: async (world) => createTicket(await withTickets(world), newTicket()),
        outcome: { kind: 'created', ticket: { category: 'problem', page_url: pageUrl } },
      },
      {
        name: 'sent again by a page that did not get the answer',
        run: async (world) => {
          const client = await withTickets(world)
          const named = { ...newTicket(), clientKey: crypto.randomUUID() }
          const first = await createTicket(client, named)
          const again = await createTicket(client, named)
          const listed = await listTickets(client, { cache: false })
          const subjects =
            listed.kind === 'loaded' ? listed.value.map(({ subject }) => subject) : []
          const count = subjects.filter((subject) => subject === named.subject).length
          return { first, isSame: isDeepStrictEqual(first, again), count }
        },
        outcome: { first: { kind: 'created' }, isSame: true, count: 1 },
      },
    ],
    bad: [
      withoutSession(({ client }) => createTicket(client, newTicket())),
      {
        name: 'without a description',
        run: async (world) =>
          createTicket(await withTickets(world), { ...newTicket(), description: ' ' }),
        outcome: {
          kind: 'invalid',
          error: { fields: { description: [anyText] } },
        },
      },
    ],
  },
  writeToTicket: {
    good: [
      {
        name: 'which is open again',
        run: async (world) => {
          const { client, number } = await filed(world)
          await solveTicket(client, { number })
          return writeToTicket(client, { number, text: 'It is back' })
        },
        outcome: {
          kind: 'changed',
          ticket: { state: 'open', answers: [{ from: 'you', text: 'It is back', at: anyText }] },
        },
      },
    ],
    bad: [
      withoutSession(({ client }) => writeToTicket(client, { number: 1, text: 'Mine' })),
      {
        name: 'of somebody else',
        run: async (world) => {
          const { number } = await filedBefore(world)
          const { client } = await signedIn(world, 'other_user')
          return writeToTicket(client, { number, text: 'Mine' })
        },
        outcome: { kind: 'notFound' },
      },
      {
        name: 'without a text',
        run: async (world) =>
          writeToTicket((await filedBefore(world)).client, { number: 1, text: ' ' }),
        outcome: { kind: 'invalid', error: { fields: { text: [anyText] } } },
      },
    ],
  },
  solveTicket: {
    good: [
      {
        name: 'of one’s own',
        run: async (world) => {
          const { client, number } = await filed(world)
          return solveTicket(client, { number })
        },
        outcome: { kind: 'changed', ticket: { state: 'solved' } },
      },
    ],
    bad: [
      withoutSession(({ client }) => solveTicket(client, { number: 1 })),
      {
        name: 'of somebody else',
        run: async (world) => {
          const { number } = await filedBefore(world)
          return solveTicket((await signedIn(world, 'other_user')).client, { number })
        },
        outcome: { kind: 'notFound' },
      },
      {
        name: 'by a number that is none',
        run: async (world) => solveTicket((await filedBefore(world)).client, { number: -1 }),
        outcome: { kind: 'invalid' },
      },
    ],
  },
  reportError: {
    good: [
      {
        name: 'by anyone',
        run: async ({ visit }) => reportError((await visit()).client, report),
        outcome: { kind: 'reported' },
      },
    ],
    bad: [
      {
        name: 'of an app with too long a name',
        // The client would cut the name.
        run: async ({ visit }) =>
          (await visit()).browser.post(calls.reportError.endpoint.path, { app: 'x'.repeat(101) }),
        outcome: { status: 400, code: 'validation_failed' },
      },
    ],
  },
  createShortUrl: {
    good: [
      {
        name: 'of a path here',
        run: async (world) =>
          createShortUrl((await signedIn(world, 'user')).client, { url: '/dv/one/' }),
        outcome: { kind: 'created' },
      },
    ],
    bad: [
      withoutSession(({ client }) => createShortUrl(client, { url: '/' })),
      {
        name: 'of another origin',
        run: async (world) =>
          createShortUrl((await signedIn(world, 'user')).client, { url: 'https://evil.example/' }),
        outcome: { kind: 'invalid' },
      },
    ],
  },
  followShortUrl: {
    good: [
      {
        name: 'of a short address',
        run: async (world) => {
          const { browser, client } = await signedIn(world, 'user')
          const created = await createShortUrl(client, { url: '/dv/one/?a=1' })
          if (created.kind !== 'created') return created
          const { pathname } = new URL(created.shortUrl, browser.origin)
          const { headers } = await browser.get(pathname)
          return headers.get('location')
        },
        outcome: '/dv/one/?a=1',
      },
    ],
    bad: [
      {
        name: 'that there is not',
        run: async ({ visit }) => (await visit()).browser.get(shortUrlPath('nothing')),
        outcome: { status: 404 },
      },
    ],
  },
  listVirtualCohorts: {
    good: [
      {
        name: 'by an internal user',
        run: async (world) => {
          const { virtual_cohorts: cohorts } = accountOf(world, 'docs_admin')
          given(cohorts, 'accounts.docs_admin.virtual_cohorts')
          const outcome = await listVirtualCohorts((await signedIn(world, 'docs_admin')).client)
          return outcome.kind === 'loaded' ? outcome.value.map(({ id }) => id) : outcome
        },
        outcome: fromFile((world) => exactly(accountOf(world, 'docs_admin').virtual_cohorts ?? [])),
      },
    ],
    bad: [
      withoutSession(({ client }) => listVirtualCohorts(client)),
      {
        name: 'by an external user',
        run: async (world) => listVirtualCohorts((await signedIn(world, 'user')).client),
        outcome: { kind: 'forbidden' },
      },
    ],
  },
}
