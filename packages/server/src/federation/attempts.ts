import { federationCalls } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Configuration } from 'openid-client'
import type { App } from '../calls/app.ts'
import { after } from '../clock.ts'
import { federatedAttempts } from '../db/schema/identity-providers.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readSecretCookie, writeSecretCookie } from '../http/cookies.ts'
import { hashToken, newToken } from '../random.ts'
import type { StoredProvider } from './provider-queries.ts'

/** Seconds that somebody may take to sign in at a provider. */
export const federatedTtlS = 900

type World = Pick<App, 'db' | 'clock' | 'keys' | 'settings'>

interface Beginning {
  readonly provider: StoredProvider
  readonly next?: string | undefined
  /** Address that the provider may pre-fill. */
  readonly email?: string | undefined
  /** Whether the provider must ask for the person's factors again. */
  readonly isFresh?: boolean
  /** The administrator who tests the provider; missing in a real sign-in. */
  readonly testedById?: string
}

/** Stores an attempt for this browser; resolves to the provider's address to redirect to. */
export async function beginAttempt(
  { db, clock, keys, settings }: World,
  c: Context<AppEnv>,
  config: Configuration,
  { provider, next, email, isFresh = false, testedById }: Beginning,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  const state = newToken()
  // Reuse an existing cookie, so that two tabs starting at the same time share it.
  const browser = readSecretCookie(c, settings, 'federation') ?? newToken()
  writeSecretCookie(c, settings, 'federation', browser, federatedTtlS)
  await db.insert(federatedAttempts).values({
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    providerId: provider.id,
    next: next === undefined || next.length > 2000 ? null : next,
    testedById: testedById ?? null,
    expiresAt: after(clock.now(), federatedTtlS),
  })
  const { nonce, pkceCodeVerifier } = secretsOf(keys, state)
  return buildAuthorizationUrl(config, {
    redirect_uri: callbackAddress(settings),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...(email === undefined ? {} : { login_hint: email.slice(0, 254) }),
    ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
  }).href
}

/**
 * The attempt that a provider's answer belongs to. Deleted before the answer is checked, so that no answer counts
 * twice. Null if this browser began none, or too long ago.
 */
export async function takeAttempt(
  { db, clock, settings }: World,
  c: Context<AppEnv>,
  state: string | undefined,
) {
  if (state === undefined) return null
  const [attempt] = await db
    .delete(federatedAttempts)
    .where(eq(federatedAttempts.stateHash, hashToken(state)))
    .returning()
  const browser = readSecretCookie(c, settings, 'federation')
  // Login CSRF: without this cookie, a link with the attacker's answer would sign this browser in as the attacker.
  if (attempt === undefined || browser === undefined) return null
  const isOwn = attempt.browserHash.equals(hashToken(browser))
  return isOwn && attempt.expiresAt > clock.now() ? attempt : null
}

/** Values derived from the state with this server's keys, so that they need not be stored. */
export function secretsOf(keys: App['keys'], state: string) {
  return {
    nonce: keys.mac('oidc-nonce', state).toString('base64url'),
    pkceCodeVerifier: keys.mac('oidc-pkce', state).toString('base64url'),
  }
}

/** The redirect URI that has to be registered at the provider. */
export function callbackAddress({ publicOrigin }: Pick<App['settings'], 'publicOrigin'>): string {
  return publicOrigin + federationCalls.finishOrganizationSignIn.endpoint.path
}
