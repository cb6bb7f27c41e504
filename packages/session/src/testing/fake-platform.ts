import type { Client } from '@vestibule/api-client'
import {
  formatUserHeader,
  userHeader,
  type AppRole,
  type Organization,
  type ResourceEntry,
  type UserProfile,
} from '@vestibule/api-client/contract'
import {
  createFakeClient,
  networkFailure,
  ok,
  refuse,
  type Handlers,
  type ReceivedCall,
} from '@vestibule/api-client/testing'
import type { Clock } from '@vestibule/base/clock'

/** A user of the fake platform; what is left out has a plain value. */
export type FakeUser = Partial<Omit<UserProfile, 'id'>> & { readonly id: string }

interface LiveSession {
  readonly user: FakeUser
  /** On the server's clock. */
  readonly endsAtMs: number
}

/** The platform's server as the session sees it: one browser, so one session at a time. */
export interface FakePlatform {
  /** A real client of this server, for one page. The handlers answer what else the app calls. */
  readonly connect: (handlers?: Handlers) => Client
  /** Someone signs in in this browser. */
  readonly signIn: (user: FakeUser, ttlMs: number) => void
  readonly signOut: () => void
  /** The user starts to act for a customer, or with null stops, in another tab. */
  readonly actFor: (customer: Organization | null) => void
  /** Whose session the server knows; null without one. */
  readonly user: () => FakeUser | null
  /** End of the session on the server's clock; null without one. */
  readonly endsAtMs: () => number | null
  /** The network is down. */
  offline: boolean
  /** Names of calls that the server answers with an error of its own. */
  readonly failing: Set<string>
  /** Server's clock minus the device's, in milliseconds. */
  skewMs: number
  /** What `max_ttl` holds; by default the end in Unix seconds. */
  maxTtl: (endsAtMs: number) => unknown
  roles: AppRole[]
  resources: ResourceEntry[]
  readonly counts: { readonly [call: string]: number }
  /** Resolves once every call and what follows from it is done. */
  readonly settled: () => Promise<void>
}

const plainProfile: Omit<UserProfile, 'id'> = {
  email: 'ines@northfield.example',
  first_name: 'Inès',
  last_name: 'Okafor',
  organization_info: {
    id: 'northfield',
    name: 'Northfield Institute',
    is_internal: true,
    tier: 'premium',
  },
  is_external_user: false,
  eulas_not_accepted: [],
  impersonating: null,
  can_impersonate: false,
}

interface Answer<T> {
  readonly payload: T
  readonly headers?: Record<string, string>
}

function headerOf({ user }: LiveSession): string {
  return formatUserHeader(user.id, user.impersonating?.id ?? null)
}

const macrotask = () =>
  new Promise<void>((resolve) => {
    // Where there is one, it spares the millisecond that a timer takes.
    if ('setImmediate' in globalThis) setImmediate(resolve)
    else setTimeout(resolve, 0)
  })

/** @param clock The device's clock, against which the server's is skewed. */
export function createFakePlatform(clock: Pick<Clock, 'now'>): FakePlatform {
  let live: LiveSession | null = null
  const calls = { onTheWay: 0 }
  const counts: Record<string, number> = {}
  const serverNow = () => clock.now() + platform.skewMs

  function current(): LiveSession | null {
    return live && serverNow() < live.endsAtMs ? live : null
  }
  function online<T, Call extends Pick<ReceivedCall, 'headers'>>(
    call: string,
    answer: (received: Call) => T,
  ) {
    return (received: Call) => {
      counts[call] = (counts[call] ?? 0) + 1
      if (platform.offline) return networkFailure()
      const meant = received.headers.get(userHeader)
      const session = current()
      if (session && meant !== null && meant !== headerOf(session)) {
        return { ...refuse('user_changed'), headers: { [userHeader]: headerOf(session) } }
      }
      return platform.failing.has(call) ? refuse('server_error') : answer(received)
    }
  }
  function signedIn<T>(call: string, answer: (session: LiveSession) => Answer<T>) {
    return online(call, () => {
      const session = current()
      if (!session) return refuse('not_authenticated')
      const { payload, headers } = answer(session)
      return ok(payload, { headers: { ...headers, [userHeader]: headerOf(session) } })
    })
  }
  const handlers: Handlers = {
    getAuthenticated: signedIn('getAuthenticated', () => ({ payload: null })),
    getProfile: signedIn('getProfile', ({ user }) => ({ payload: { ...plainProfile, ...user } })),
    getRoles: signedIn('getRoles', () => ({ payload: platform.roles })),
    getSessionValidity: signedIn('getSessionValidity', ({ user, endsAtMs }) => ({
      payload: {
        max_ttl: platform.maxTtl(endsAtMs),
        user_id: user.id,
        acting_for: user.impersonating ?? null,
      },
      headers: { date: new Date(serverNow()).toUTCString() },
    })),
    listResources: signedIn('listResources', () => ({ payload: platform.resources })),
    listVirtualCohorts: signedIn('listVirtualCohorts', () => ({ payload: [] })),
    createShortUrl: signedIn('createShortUrl', () => ({ payload: { turl: '/t/1' } })),
    // Whatever dataset is asked for: it is not open to this user.
    getDataset: online('getDataset', () => refuse('forbidden')),
    getEnvironment: online('getEnvironment', () => null),
    logout: online('logout', () => {
      live = null
      return null
    }),
  }
  /** The app's own calls meet the same network and the same users. */
  function ofApp(given: Handlers): Handlers {
    const wrapped = Object.entries(given).map(([name, handler]) => [
      name,
      online(name, (call: never) => (typeof handler === 'function' ? handler(call) : handler)),
    ])
    return Object.fromEntries(wrapped) as Handlers
  }

  const platform: FakePlatform = {
    offline: false,
    failing: new Set(),
    skewMs: 0,
    maxTtl: (endsAtMs) => endsAtMs / 1000,
    roles: [],
    resources: [],
    counts,
    connect: (given = {}) => {
      const { client } = createFakeClient(
        { ...handlers, ...ofApp(given) },
        { isOnline: () => !platform.offline, pagePath: () => '/', timeoutMs: Infinity },
      )
      const request = client.request.bind(client) as (...given: unknown[]) => Promise<unknown>
      const counted = async (...given: unknown[]) => {
        calls.onTheWay += 1
        try {
          return await request(...given)
        } finally {
          calls.onTheWay -= 1
        }
      }
      return Object.assign(client, { request: counted })
    },
    signIn: (user, ttlMs) => {
      // Whole seconds, as `max_ttl` states them.
      live = { user, endsAtMs: Math.floor((serverNow() + ttlMs) / 1000) * 1000 }
    },
    signOut: () => {
      live = null
    },
    actFor: (customer) => {
      if (live) live = { ...live, user: { ...live.user, impersonating: customer } }
    },
    user: () => current()?.user ?? null,
    endsAtMs: () => current()?.endsAtMs ?? null,
    settled: async () => {
      while (calls.onTheWay > 0) {
        await macrotask()
        if (calls.onTheWay === 0) await macrotask()
      }
    },
  }
  return platform
}
