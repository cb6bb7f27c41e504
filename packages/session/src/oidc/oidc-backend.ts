import { WrongBackendError, type SessionBackend } from '../core/session-backend.ts'

/** The parts of a `User` of `oidc-client-ts` that are used. */
export interface OidcUser {
  readonly profile: { readonly sub: string; readonly auth_time?: number }
  readonly access_token: string
  readonly refresh_token?: string
  /** When the access token ends, in seconds since 1970. */
  readonly expires_at?: number
  readonly expired: boolean | undefined
}

/** The parts of a `UserManager` of `oidc-client-ts` version 3 that are used; a real one fits. */
export interface OidcUserManager<User extends OidcUser = OidcUser> {
  readonly getUser: () => Promise<User | null>
  signinSilent: (...options: never[]) => Promise<User | null>
  readonly signoutRedirect: () => Promise<void>
  readonly metadataService: { readonly getUserInfoEndpoint: () => Promise<string> }
  readonly events: { readonly addUserSignedOut: (listener: () => void) => () => void }
}

/** Options of {@link oidcBackend}. */
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
  /** Default: the browser's `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * The session of an OpenID Connect provider, managed by `oidc-client-ts`. Store its users in local storage
 * (`userStore`), so that all tabs of the browser share them.
 *
 * Replaces the manager's `signinSilent`: a refresh token is then used by one tab at a time, and a tab that comes later
 * takes the tokens that the first one got. A provider that rotates refresh tokens would take the second use of a
 * token for theft and end the session.
 */
export function oidcBackend<User extends OidcUser>(
  userManager: OidcUserManager<User>,
  options: OidcBackendOptions<User> = {},
): SessionBackend {
  const { signInPath = '/sign-in/', endsAtMs = endOfToken } = options
  userManager.signinSilent = renewingOnce(userManager)

  /** The user with a valid token; null if nobody is signed in. */
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

/** Wraps `signinSilent` so that all tabs together use a refresh token once. */
function renewingOnce<User extends OidcUser>(
  userManager: OidcUserManager<User>,
): OidcUserManager<User>['signinSilent'] {
  const { signinSilent } = userManager
  /** The stored user, if another tab has renewed the tokens since `before` was read. */
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
        // Without locks another tab may have used the token meanwhile.
        const user = isRefusal(error) ? await renewedSince(before) : null
        if (user) return user
        throw error
      }
    })
  }
}

/** Runs a task while no other tab of this origin runs one. Browsers have no locks on pages without TLS. */
function oneTabAtATime<T>(task: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request('vestibule.oidc', task) : task()
}

/** Error codes of a provider that answers, but does not sign the user in without showing a page. */
const refusals = new Set<unknown>([
  'invalid_grant',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
])

/** Whether the provider has refused to renew the session. False if the provider cannot be reached. */
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
