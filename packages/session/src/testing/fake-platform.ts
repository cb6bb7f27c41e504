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

/** A user of the fake platform; missing fields have a default. */
export type FakeUser = Partial<Omit<UserProfile, 'id'>> & { readonly id: string }

interface LiveSession {
  readonly user: FakeUser
  /** End of the session, in milliseconds on the server's clock. */
  readonly endsAtMs: number
  /** When somebody has last used the session, in milliseconds on the server's clock. */
  readonly usedAtMs: number
}

/** The platform's server for one browser, so with one session at a time. */
export interface FakePlatform {
  /**
   * Makes a client for one page, whose calls this fake server answers. `handlers` answer further calls, which the app
   * itself makes.
   */
  readonly connect: (handlers?: Handlers) => Client
  /** Lets a user sign in in this browser. */
  readonly signIn: (user: FakeUser, ttlMs: number) => void
  readonly signOut: () => void
  /** In another tab, the user starts to act for a customer, or stops (null). */
  readonly actFor: (customer: Organization | null) => void
  /** The user of the session; null without a session. */
  readonly user: () => FakeUser | null
  /** End of the session, in milliseconds since 1970 on the server's clock; null without a session. */
  readonly endsAtMs: () => number | null
  /** The user shows a factor, here or in another tab, which unlocks the session. */
  readonly unlock: () => void
  /** Whether the session is locked because nobody has used it for `idleLockMs`. */
  readonly isLocked: () => boolean
  /** After how long without use sessions are locked, in milliseconds. Default `Infinity`: never. */
  idleLockMs: number
  /** Whether the network is down, so that all calls fail. */
  offline: boolean
  /** Names of calls that the server answers with an internal error. */
  readonly failing: Set<string>
  /** Server's clock minus the device's, in milliseconds. */
  skewMs: number
  /** Computes `max_ttl` from the end; by default the end in Unix seconds. */
  maxTtl: (endsAtMs: number) => unknown
  roles: AppRole[]
  resources: ResourceEntry[]
  readonly counts: { readonly [call: string]: number }
  /** Resolves once every call, and everything that follows from it, is done. */
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
    // `setImmediate`, where it exists, saves the millisecond that a timer takes.
    if ('setImmediate' in globalThis) setImmediate(resolve)
    else setTimeout(resolve, 0)
  })

/** @param clock The device's clock; the server's clock is this one plus the skew. */
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
  const isLocked = ({ usedAtMs }: LiveSession) => serverNow() >= usedAtMs + platform.idleLockMs
  const use = () => {
    if (live) live = { ...live, usedAtMs: serverNow() }
  }
  const locksAt = (usedAtMs: number) =>
    platform.idleLockMs === Infinity ? null : new Date(usedAtMs + platform.idleLockMs).toISOString()
  function signedIn<T>(
    call: string,
    answer: (session: LiveSession) => Answer<T>,
    { whileLocked = false } = {},
  ) {
    return online(call, () => {
      const session = current()
      if (!session) return refuse('not_authenticated')
      if (!whileLocked && isLocked(session)) return refuse('session_locked')
      const { payload, headers } = answer(session)
      return ok(payload, { headers: { ...headers, [userHeader]: headerOf(session) } })
    })
  }
  const handlers: Handlers = {
    getAuthenticated: signedIn(
      'getAuthenticated',
      (session) => ({
        payload: isLocked(session) ? { locked: true, proofs: ['password'] } : { locked: false },
      }),
      { whileLocked: true },
    ),
    reportActivity: signedIn('reportActivity', () => {
      use()
      return { payload: { locks_at: locksAt(serverNow()) } }
    }),
    getProfile: signedIn('getProfile', ({ user }) => ({ payload: { ...plainProfile, ...user } })),
    getRoles: signedIn('getRoles', () => ({ payload: platform.roles })),
    getSessionValidity: signedIn('getSessionValidity', ({ user, endsAtMs, usedAtMs }) => ({
      payload: {
        max_ttl: platform.maxTtl(endsAtMs),
        user_id: user.id,
        acting_for: user.impersonating ?? null,
        locks_at: locksAt(usedAtMs),
      },
      headers: { date: new Date(serverNow()).toUTCString() },
    })),
    listResources: signedIn('listResources', () => ({ payload: platform.resources })),
    listVirtualCohorts: signedIn('listVirtualCohorts', () => ({ payload: [] })),
    createShortUrl: signedIn('createShortUrl', () => ({ payload: { turl: '/t/1' } })),
    // The user has access to no dataset.
    getDataset: online('getDataset', () => refuse('forbidden')),
    getEnvironment: online('getEnvironment', () => null),
    logout: online('logout', () => {
      live = null
      return null
    }),
  }
  /** Wraps the app's own handlers, so that they also fail offline and without a session. */
  function ofApp(given: Handlers): Handlers {
    const wrapped = Object.entries(given).map(([name, handler]) => [
      name,
      online(name, (call: never) => (typeof handler === 'function' ? handler(call) : handler)),
    ])
    return Object.fromEntries(wrapped) as Handlers
  }

  const platform: FakePlatform = {
    unlock: use,
    isLocked: () => live !== null && isLocked(live),
    idleLockMs: Infinity,
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
      // Whole seconds, because `max_ttl` is in seconds.
      const endsAtMs = Math.floor((serverNow() + ttlMs) / 1000) * 1000
      live = { user, endsAtMs, usedAtMs: serverNow() }
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
      // Also before the first look: what has just happened may be about to make a call.
      do {
        await macrotask()
        if (calls.onTheWay === 0) await macrotask()
      } while (calls.onTheWay > 0)
    },
  }
  return platform
}
