import { nextAfterSignIn } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Configuration } from 'openid-client'
import type { App } from '../calls/app.ts'
import { after } from '../../platform/clock.ts'
import { federatedAttempts } from '../../platform/db/schema/identity-providers.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { hashToken, newToken } from '../../platform/random.ts'
import {
  browserOf,
  choosesAccount,
  federatedTtlS,
  keepBrowser,
  knownBrowser,
} from './browser-cookie.ts'
import { callbackOf } from './callbacks.ts'
import type { StoredProvider } from './provider-queries.ts'

type World = Pick<App, 'db' | 'clock' | 'keys' | 'settings'>
type Attempt = typeof federatedAttempts.$inferSelect

interface Beginning {
  readonly provider: StoredProvider
  readonly next?: string | undefined
  /** The e-mail address that the provider may fill in on its sign-in page. */
  readonly email?: string | undefined
  /** Whether the provider must ask the person to sign in anew, although it may still have a session. */
  readonly isFresh?: boolean
  /** Whether the person agreed that this sign-in may end another account's session in the browser. */
  readonly isConfirmed?: boolean
  /** Id of the administrator who tests the provider. Absent in a real sign-in. */
  readonly testedById?: string
}

/** Stores a sign-in attempt for this browser. Resolves to the provider's address to redirect the browser to. */
export async function beginAttempt(
  { db, clock, keys, settings }: World,
  c: Context<AppEnv>,
  config: Configuration,
  { provider, next, email, isFresh = false, isConfirmed = false, testedById }: Beginning,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  const state = newToken()
  const browser = browserOf({ clock, settings }, c)
  keepBrowser({ settings }, c, browser)
  const target = nextAfterSignIn(next, settings.allowedRedirectOrigins)
  await db.insert(federatedAttempts).values({
    stateHash: hashToken(state),
    browserHash: hashToken(browser.secret),
    providerId: provider.id,
    next: target === '/' ? null : target,
    testedById: testedById ?? null,
    confirmed: isConfirmed,
    expiresAt: after(clock.now(), federatedTtlS),
  })
  const { nonce, pkceCodeVerifier } = secretsOf(keys, state)
  return buildAuthorizationUrl(config, {
    redirect_uri: callbackOf(settings, provider, testedById !== undefined).address,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...(email === undefined ? {} : { login_hint: email.slice(0, 254) }),
    ...promptOf(config, { isFresh, isChoice: choosesAccount({ clock, settings }, browser) }),
  }).href
}

function promptOf(
  config: Configuration,
  { isFresh, isChoice }: { readonly isFresh: boolean; readonly isChoice: boolean },
): Record<string, string> {
  if (isFresh) return { prompt: 'login', max_age: '0' }
  if (!isChoice) return {}
  const { prompt_values_supported: known } = config.serverMetadata()
  const isKnown = !Array.isArray(known) || known.includes('select_account')
  // If the provider does not know `select_account`, by which the user could choose an account, make it ask for a new
  // sign-in, at which the user can enter another account.
  return { prompt: isKnown ? 'select_account' : 'login' }
}

/**
 * Takes the sign-in attempt that a provider's answer belongs to, and deletes it before the answer is checked, so that
 * no answer can be used twice. Null if this browser began no such attempt, or too long ago.
 */
export async function takeAttempt(
  { db, clock, settings }: World,
  c: Context<AppEnv>,
  state: string | undefined,
): Promise<Attempt | null> {
  if (state === undefined) return null
  const [attempt] = await db
    .delete(federatedAttempts)
    .where(eq(federatedAttempts.stateHash, hashToken(state)))
    .returning()
  const browser = knownBrowser({ settings }, c)
  // Demand the cookie of the browser that began the sign-in attempt: a link with an attacker's answer could otherwise
  // sign another browser in as the attacker (login CSRF).
  if (attempt === undefined || browser === null) return null
  const isOwn = attempt.browserHash.equals(hashToken(browser.secret))
  return isOwn && attempt.expiresAt > clock.now() ? attempt : null
}

/**
 * The nonce and PKCE verifier of a sign-in attempt, derived from its `state` with this server's keys instead of stored.
 */
export function secretsOf(keys: App['keys'], state: string) {
  return {
    nonce: keys.mac('oidc-nonce', state).toString('base64url'),
    pkceCodeVerifier: keys.mac('oidc-pkce', state).toString('base64url'),
  }
}
