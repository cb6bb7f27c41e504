import { WrongBackendError, type SessionBackend } from '../core/session-backend.ts'

/** The parts of a `User` of `oidc-client-ts` that this backend uses. */
export interface OidcUser {
  readonly profile: { readonly sub: string; readonly auth_time?: number }
  readonly access_token: string
  readonly refresh_token?: string
  /** When the access token ends, in seconds since 1970. */
  readonly expires_at?: number
  readonly expired: boolean | undefined
}

/** The parts of a `UserManager` of `oidc-client-ts` version 3 that this backend uses. Pass a real one. */
export interface OidcUserManager<User extends OidcUser = OidcUser> {
  readonly getUser: () => Promise<User | null>
  signinSilent: (...options: never[]) => Promise<User | null>
  readonly signoutRedirect: () => Promise<void>
  readonly metadataService: { readonly getUserInfoEndpoint: () => Promise<string> }
  readonly events: { readonly addUserSignedOut: (listener: () => void) => () => void }
}

/** Where users of {@link oidcBackend} sign in, and when their sessions end. */
export interface OidcBackendOptions<User extends OidcUser = OidcUser> {
  /**
   * The page of your app that calls `signinRedirect`. It receives `?next=`, the path to return to. All paths below it
   * count as sign-in pages, so the redirect's callback can be there. Default `/sign-in/`.
   */
  readonly signInPath?: string
  /**
   * When the session ends, in milliseconds since 1970. Default: when the access token expires. Required if tokens are
   * renewed, because the session then outlives each token.
   */
  readonly endsAtMs?: (user: User) => number
  /** The function that asks the provider whether the session still exists. Default: the browser's `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * The backend for an OpenID Connect provider whose tokens `oidc-client-ts` manages. Store its users in local storage
 * (`userStore`), so that all tabs of the browser share them.
 *
 * Replaces the manager's `signinSilent`, so that only one tab at a time uses a refresh token, and the other tabs take
 * the tokens that the first one got. A provider that rotates refresh tokens would take the second use of a token for
 * theft and end the session.
 */
export function oidcBackend<User extends OidcUser>(
  userManager: OidcUserManager<User>,
  options: OidcBackendOptions<User> = {},
): SessionBackend {
  const { signInPath = '/sign-in/', endsAtMs = endOfToken } = options
  userManager.signinSilent = renewingOnce(userManager)

  /** Returns the user with a valid token, if need be after renewing it; null if nobody is signed in. */
  async function currentUser(): Promise<User | null> {
    const user = await userManager.getUser()
    if (!user?.expired) return user
    if (user.refresh_token === undefined) return null
    try {
      return await userManager.signinSilent()
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

  return {
    getSession: async () => {
      const user = await currentUser()
      return user && { userId: user.profile.sub, endsAtMs: endsAtMs(user) }
    },
    isSignedIn: async () => {
      const user = await currentUser()
      if (!user) return false
      const answer = await (options.fetch ?? fetch)(
        await userManager.metadataService.getUserInfoEndpoint(),
        { headers: { Authorization: `Bearer ${user.access_token}` } },
      )
      if (answer.ok) return true
      if (answer.status === 401 || answer.status === 403) return false
      throw new Error(`The provider's userinfo endpoint answered ${answer.status}`)
    },
    signInUrl: (returnTo) => `${signInPath}?next=${encodeURIComponent(returnTo)}`,
    isSignInPage: (pathname) => pathname.startsWith(signInPath),
    signOut: async () => {
      await userManager.signoutRedirect()
      return 'leaving'
    },
    subscribe: (listener) => userManager.events.addUserSignedOut(() => listener('unauthorized')),
  }
}

/** Wraps `signinSilent` so that a refresh token is used only once by all tabs together. */
function renewingOnce<User extends OidcUser>(
  userManager: OidcUserManager<User>,
): OidcUserManager<User>['signinSilent'] {
  const { signinSilent } = userManager
  /** Returns the stored user if another tab has renewed the tokens since `before` was read; otherwise null. */
  const renewedSince = async (before: User) => {
    const user = await userManager.getUser()
    return user && user.refresh_token !== before.refresh_token && !user.expired ? user : null
  }
  return async (...args) => {
    const before = await userManager.getUser()
    const renew = () => signinSilent.apply(userManager, args)
    if (before?.refresh_token === undefined) return renew()
    return oneTabAtATime(async () => {
      const renewed = await renewedSince(before)
      if (renewed) return renewed
      try {
        return await renew()
      } catch (error) {
        // In a browser without locks another tab may have used the refresh token meanwhile: take the tokens that it
        // got.
        const user = isRefusal(error) ? await renewedSince(before) : null
        if (user) return user
        throw error
      }
    })
  }
}

/**
 * Runs a task while no other tab of this origin runs such a task. On pages without TLS, browsers have no locks; there
 * the task runs without a lock.
 */
function oneTabAtATime<T>(task: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request('vestibule.oidc', task) : task()
}

/** Error codes with which a provider refuses to sign the user in without showing a page. */
const refusals = new Set<unknown>([
  'invalid_grant',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
])

/** Whether the provider has refused to renew the session. False if the provider could not be reached. */
function isRefusal(error: unknown): boolean {
  return refusals.has((error as { readonly error?: unknown } | null)?.error)
}

function endOfToken({ expires_at, refresh_token }: OidcUser): number {
  if (refresh_token !== undefined) {
    throw new WrongBackendError(
      'The tokens of this session are renewed, so that none of them says when it ends: give oidcBackend the option endsAtMs.',
    )
  }
  if (expires_at === undefined) {
    throw new WrongBackendError(
      'The provider does not say when the access token ends (expires_in): give oidcBackend the option endsAtMs.',
    )
  }
  return expires_at * 1000
}
