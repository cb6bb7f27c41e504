import { nextAfterSignIn, type OrganizationSignInError } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import { audit } from '../audit/audit.ts'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../http/app-env.ts'
import { addressBucket } from '../http/client-address.ts'
import { landingOf } from '../landing/landing.ts'
import { limits } from '../limits/limit-table.ts'
import { needsDeviceCode } from '../settings.ts'
import type { AnyCall } from '../sign-in/attempts.ts'
import { tellOwner } from '../users/credential-mail.ts'
import { beginAttempt, takeAttempt } from './attempts.ts'
import { renewSecret } from './client-secret.ts'
import { hasTwoFactors, identityOf, type Identity } from './identity.ts'
import { linkedAccount } from './link-account.ts'
import { findProvider, type StoredProvider } from './provider-queries.ts'
import { FederationRefusal, reasonOf } from './refusal.ts'
import { finishTest } from './test-sign-in.ts'

export interface Asked {
  readonly providerId: string
  readonly email: string | undefined
  readonly next: string | undefined
  readonly fresh: string | undefined
}

/** Resolves to where to redirect the browser: to the provider, or to the start screen with an error code. */
export async function beginSignIn(
  app: App,
  call: AnyCall,
  c: Context<AppEnv>,
  { providerId, email, next, fresh }: Asked,
): Promise<string> {
  const provider = needsDeviceCode(app.settings) ? null : await findProvider(app.db, providerId)
  if (provider === null) return startScreen(app, 'sso_unavailable', next)
  // Rate limit: each attempt stores a row and makes this server call the provider.
  const of = addressBucket(call.visitor.ip)
  await app.limits.count([{ limit: limits.signInsBegun, of }])
  try {
    const config = await app.providers.configurationOf(provider)
    return await beginAttempt(app, c, config, { provider, next, email, isFresh: fresh === 'true' })
  } catch (error) {
    const refusal = new FederationRefusal('sso_unavailable', reasonOf(error), error)
    return refuse(app, call, provider, refusal, next)
  }
}

/** Handles a provider's answer. Resolves to the address to redirect to. */
export async function finishSignIn(
  app: App,
  call: AnyCall,
  c: Context<AppEnv>,
  { state, answer }: { readonly state: string | undefined; readonly answer: string },
): Promise<string> {
  const attempt = await takeAttempt(app, c, state)
  const provider = attempt === null ? null : await findProvider(app.db, attempt.providerId)
  if (attempt === null || provider === null || state === undefined) {
    return startScreen(app, 'sso_expired', undefined)
  }
  const next = attempt.next ?? undefined
  const identify = async () => {
    const config = await app.providers.configurationOf(provider).catch((error: unknown) => {
      throw new FederationRefusal('sso_unavailable', reasonOf(error), error)
    })
    return identityOf(app, config, state, answer)
  }
  const { testedById } = attempt
  if (testedById !== null) return finishTest(app, call, provider, testedById, identify)
  try {
    return await openSession(app, call, provider, await identify(), next)
  } catch (error) {
    if (!(error instanceof FederationRefusal)) throw error
    return refuse(app, call, provider, error, next)
  }
}

async function openSession(
  app: App,
  call: AnyCall,
  provider: StoredProvider,
  identity: Identity,
  next: string | undefined,
): Promise<string> {
  const { account, isNewLink, opened } = await app.db.transaction(async (tx) => {
    const linked = await linkedAccount(app, tx, call, provider, identity)
    const opened = await call.visitor.openSession(tx, linked.account.id, {
      flow: 'organization',
      factors: ['organization', ...(hasTwoFactors(identity) ? ['organization_mfa'] : [])],
      provider: { id: provider.id, sid: identity.sid },
      provenAt: provenAt(app, identity),
    })
    return { ...linked, opened }
  })
  call.visitor.adopt(opened)
  await renewSecret(app.db, app.keys, provider)
  if (isNewLink) {
    const asked = call.visitor.language
    await tellOwner(app, { to: account, change: 'organization_sign_in', asked })
  }
  const { id: userId, canImpersonate } = account
  return landingOf(app, { userId, canImpersonate, isActing: false }, next)
}

/** Without `auth_time` the proof counts as old: the provider may have asked the person days ago. */
function provenAt({ clock }: Pick<App, 'clock'>, { authenticatedAt }: Identity): Date {
  if (authenticatedAt === null) return new Date(0)
  const now = clock.now()
  return authenticatedAt < now ? authenticatedAt : now
}

async function refuse(
  app: App,
  call: AnyCall,
  { id: provider }: StoredProvider,
  { code, message: reason }: FederationRefusal,
  next: string | undefined,
): Promise<string> {
  app.log.warn({ requestId: call.requestId, provider, code, reason }, 'no sign-in by the provider')
  const detail = { factor: 'organization', provider, reason: code }
  await audit(app, app.db, call, { event: 'sign_in_failed', userId: null, detail })
  return startScreen(app, code, next)
}

function startScreen({ settings }: App, error: OrganizationSignInError, next: string | undefined) {
  const target = nextAfterSignIn(next, settings.allowedRedirectOrigins)
  return authScreen('start', { error, ...(target === '/' ? {} : { next: target }) })
}
