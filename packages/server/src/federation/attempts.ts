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

/** How long somebody may take at a provider. */
export const federatedTtlS = 900

type World = Pick<App, 'db' | 'clock' | 'keys' | 'settings'>

interface Beginning {
  readonly provider: StoredProvider
  readonly next?: string | undefined
  /** What the provider may fill in. */
  readonly email?: string | undefined
  /** Whether the provider is to ask for the person's factors again. */
  readonly isFresh?: boolean
  /** The administrator who tests the provider. */
  readonly testedById?: string
}

/** Stores an attempt for this browser; resolves to where it goes at the provider. */
export async function beginAttempt(
  { db, clock, keys, settings }: World,
  c: Context<AppEnv>,
  config: Configuration,
  { provider, next, email, isFresh = false, testedById }: Beginning,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  const state = newToken()
  // Two tabs that begin at the same time share the cookie.
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
 * The attempt that an answer of a provider belongs to. It is deleted before anything of the answer is looked at, so that
 * no answer is good twice. Null where this browser has begun none, or too long ago.
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
  // Somebody else's answer would sign this browser in as them.
  if (attempt === undefined || browser === undefined) return null
  const isOwn = attempt.browserHash.equals(hashToken(browser))
  return isOwn && attempt.expiresAt > clock.now() ? attempt : null
}

/** What only this server can say of a state: nothing of it is stored. */
export function secretsOf(keys: App['keys'], state: string) {
  return {
    nonce: keys.mac('oidc-nonce', state).toString('base64url'),
    pkceCodeVerifier: keys.mac('oidc-pkce', state).toString('base64url'),
  }
}

/** Where a provider sends people back, as it has to be registered there. */
export function callbackAddress({ publicOrigin }: Pick<App['settings'], 'publicOrigin'>): string {
  return publicOrigin + federationCalls.finishOrganizationSignIn.endpoint.path
}
