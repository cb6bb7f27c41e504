import { fillPath, listResources } from '@vestibule/api-client'
import { calls } from '@vestibule/api-client/contract'
import type { TestAnswer } from '../testing/test-browser.ts'
import { lockedOut } from './activity-cases.ts'
import type { CasesOf } from './call-cases.ts'
import { anyText } from './match.ts'
import {
  accountOf,
  fresh,
  given,
  signedIn,
  Skipped,
  type ConformanceWorld,
  type Visitor,
} from './world.ts'

const openApp = (world: ConformanceWorld) =>
  given(accountOf(world, 'user').apps?.[0], 'accounts.user.apps')

/** Calls the gate as a proxy does that got a request for the app. */
export async function ask({ browser }: Visitor, app: string, headers: Record<string, string> = {}) {
  const { protocol, host } = new URL(browser.origin)
  const answer = await browser.get(
    `${fillPath(calls.checkGate.endpoint.path, { app })}?answer=401`,
    {
      'x-forwarded-method': 'GET',
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-forwarded-host': host,
      'x-forwarded-uri': `/${app}/`,
      ...headers,
    },
  )
  if (answer.status === 400) throw new Skipped('the backend trusts no proxy in front of it')
  return answer
}

/**
 * The address of an app that the account `user` can open without choosing a dataset. Throws `Skipped` if there is none.
 */
export async function appWithoutDataset(world: ConformanceWorld) {
  const { client } = await signedIn(world, 'user')
  const outcome = await listResources(client, { resourceType: 'AppResource' })
  const entries = outcome.kind === 'loaded' ? outcome.value : []
  const found = entries.find(
    (entry) => entry.resourcetype === 'AppResource' && !entry.resource.dataset_dependent,
  )
  if (found?.resourcetype !== 'AppResource') {
    throw new Skipped('every app of accounts.user needs a dataset')
  }
  return found.resource.url.replace(/^\/+|\/+$/g, '')
}

/**
 * An app with an origin of its own that the account `user` can open, and a browser signed in to that account. Throws
 * `Skipped` if there is no such app.
 */
async function gatedApp(world: ConformanceWorld) {
  const { browser, client } = await signedIn(world, 'user')
  const outcome = await listResources(client, { resourceType: 'AppResource' })
  const entries = outcome.kind === 'loaded' ? outcome.value : []
  for (const entry of entries) {
    if (entry.resourcetype !== 'AppResource' || !entry.resource.gate) continue
    const app = entry.resource.url.replace(/^\/+|\/+$/g, '')
    return { browser, app, origin: entry.resource.gate.origin }
  }
  throw new Skipped('no app of accounts.user has an origin of its own')
}

/** The headers that a proxy in front of the app's own origin adds to a request. */
const askedAt = (origin: string) => {
  const { protocol, host } = new URL(origin)
  return { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host }
}

/** Lets the browser into the app's own origin, and reports there that its user is active. */
async function reportAt(
  { browser, origin }: Awaited<ReturnType<typeof gatedApp>>,
  from: string,
): Promise<TestAnswer> {
  let address = new URL('/.vestibule/enter?to=/', origin)
  for (let hop = 0; hop < 3; hop += 1) {
    const headers = address.origin === origin ? askedAt(origin) : {}
    const answer = await browser.get(address.pathname + address.search, headers)
    if (answer.status === 404) throw new Skipped('the backend trusts no proxy in front of it')
    address = new URL(answer.headers.get('location') ?? '', address)
  }
  const { path, method } = calls.reportOwnOriginActivity.endpoint
  return browser.send(path, { method, headers: { ...askedAt(origin), origin: from } })
}

const enter = (app: string) => fillPath(calls.enterGate.endpoint.path, { app })

const sessionOf = (app: string) => fillPath(calls.readAppSession.endpoint.path, { app })

/** The parts of an answer about the session that the script `session.js` reads. */
const told = ({ status, text, headers }: TestAnswer) => ({
  status,
  session: (JSON.parse(text) as { result?: { data?: unknown } }).result?.data,
  cache: headers.get('cache-control'),
})
const nobody = {
  status: 200,
  session: { user: null, acting_for: null, ends_at: null },
  cache: 'no-store',
}

export const gateCases: CasesOf<
  | 'checkGate'
  | 'enterGate'
  | 'listGateKeys'
  | 'readAppSession'
  | 'readOwnOriginSession'
  | 'reportOwnOriginActivity'
> = {
  checkGate: {
    good: [
      {
        name: 'of an app that is open, with what the app is told',
        run: async (world) => {
          const visitor = await signedIn(world, 'user')
          const app = await appWithoutDataset(world)
          const { status, headers } = await ask(visitor, app)
          const jwt = headers.get('x-vestibule-assertion') ?? ''
          const text = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()
          const { email, aud } = JSON.parse(text || '{}') as Record<string, unknown>
          const told = {
            user: headers.get('remote-user'),
            dataset: headers.get('x-vestibule-dataset'),
          }
          return { status, ...told, claims: { email, isForThisApp: aud === app } }
        },
        outcome: (world: ConformanceWorld) => ({
          status: 204,
          user: anyText,
          dataset: '',
          claims: { email: accountOf(world, 'user').email, isForThisApp: true },
        }),
      },
    ],
    bad: [
      {
        name: 'of a script, without a session',
        run: async (world) => ask(await world.visit(), openApp(world)),
        outcome: { status: 401, code: 'not_authenticated' },
      },
      {
        name: 'of a script, in a locked session',
        run: async (world) => ask(await lockedOut(world), openApp(world)),
        outcome: { status: 401, code: 'session_locked' },
      },
      {
        name: 'of an app that is not open',
        run: async (world) => ask(await signedIn(world, 'user'), fresh()),
        outcome: { status: 403, code: 'forbidden' },
      },
      {
        name: 'for the address of another app',
        run: async (world) =>
          ask(await signedIn(world, 'user'), openApp(world), { 'x-forwarded-uri': '/other/' }),
        outcome: { status: 403, code: 'forbidden' },
      },
    ],
  },
  enterGate: {
    good: [
      {
        name: 'to the origin of the app, and to no other',
        run: async (world) => {
          const { browser, app, origin } = await gatedApp(world)
          const tos = ['/page?x=1', `${origin}/page`, 'https://evil.example/', '//evil.example/']
          const found: unknown[] = []
          for (const to of tos) {
            const { status, headers } = await browser.get(
              `${enter(app)}?${new URLSearchParams({ to }).toString()}`,
            )
            const { origin: there } = new URL(headers.get('location') ?? '', browser.origin)
            found.push({ status, isApp: there === origin })
          }
          return found
        },
        outcome: Array.from({ length: 4 }, () => ({ status: 302, isApp: true })),
      },
    ],
    bad: [
      {
        name: 'of an app without an origin of its own',
        run: async ({ visit }) => (await visit()).browser.get(enter(fresh())),
        outcome: { status: 404, code: 'not_found' },
      },
    ],
  },
  listGateKeys: {
    good: [
      {
        name: 'for anybody, without the private part',
        run: async ({ visit }) => {
          const { text } = await (await visit()).browser.get(calls.listGateKeys.endpoint.path)
          const [key = {}] = (JSON.parse(text) as { keys: Record<string, unknown>[] }).keys
          return { ...key, isPrivate: 'd' in key }
        },
        outcome: { alg: 'ES256', use: 'sig', kid: anyText, isPrivate: false },
      },
    ],
    bad: [],
  },
  readAppSession: {
    good: [
      {
        name: 'who is signed in, and until when',
        run: async (world) =>
          told(await (await signedIn(world, 'user')).browser.get(sessionOf(openApp(world)))),
        outcome: {
          status: 200,
          session: { user: { id: anyText, name: anyText }, acting_for: null, ends_at: anyText },
          cache: 'no-store',
        },
      },
      {
        name: 'of a visitor',
        run: async (world) => told(await (await world.visit()).browser.get(sessionOf(fresh()))),
        outcome: nobody,
      },
    ],
    bad: [
      {
        name: 'of a locked session',
        run: async (world) => (await lockedOut(world)).browser.get(sessionOf(openApp(world))),
        outcome: { status: 401, code: 'session_locked' },
      },
      {
        name: 'of an app whose name is too long',
        run: async ({ visit }) => (await visit()).browser.get(sessionOf('x'.repeat(300))),
        outcome: { status: 400, code: 'validation_failed' },
      },
    ],
  },
  readOwnOriginSession: {
    good: [
      {
        name: 'of a visitor, whatever the session on the platform',
        run: async (world) => {
          const { browser, origin } = await gatedApp(world)
          const { path } = calls.readOwnOriginSession.endpoint
          const answer = await browser.get(path, askedAt(origin))
          if (answer.status === 404) throw new Skipped('the backend trusts no proxy in front of it')
          return told(answer)
        },
        outcome: nobody,
      },
    ],
    bad: [
      {
        name: 'where no app has its origin',
        run: async ({ visit }) =>
          (await visit()).browser.get(calls.readOwnOriginSession.endpoint.path),
        outcome: { status: 404, code: 'not_found' },
      },
    ],
  },
  reportOwnOriginActivity: {
    good: [
      {
        name: 'of somebody who uses a page of an app',
        run: async (world) => {
          const gated = await gatedApp(world)
          return reportAt(gated, gated.origin)
        },
        outcome: { status: 200 },
      },
    ],
    bad: [
      {
        name: 'from another origin',
        run: async (world) => reportAt(await gatedApp(world), 'https://evil.example'),
        outcome: { status: 403, code: 'forbidden' },
      },
      {
        name: 'where no app has its origin',
        run: async ({ visit }) =>
          (await visit()).browser.send(calls.reportOwnOriginActivity.endpoint.path, {
            method: 'POST',
          }),
        outcome: { status: 404, code: 'not_found' },
      },
    ],
  },
}
