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
  readonly signinSilent: () => Promise<User | null>
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
 */
export function oidcBackend<User extends OidcUser>(
  userManager: OidcUserManager<User>,
  options: OidcBackendOptions<User> = {},
): SessionBackend {
  const { signInPath = '/sign-in/', endsAtMs = endOfToken } = options

  /** The user with a valid token; null if nobody is signed in. */
  async function currentUser(): Promise<User | null> {
    const user = await userManager.getUser()
    if (!user?.expired) return user
    return user.refresh_token === undefined ? null : userManager.signinSilent()
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
