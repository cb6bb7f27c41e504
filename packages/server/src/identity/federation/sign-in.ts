import { nextAfterSignIn, type OrganizationSignInError } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import { audit } from '../../platform/audit/audit.ts'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { landingAfter } from '../landing/landing.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { needsDeviceCode } from '../../platform/settings/settings.ts'
import type { Account } from '../users/accounts.ts'
import { tellOwner } from '../users/credential-mail.ts'
import { beginAttempt, takeAttempt } from './attempts.ts'
import { askForAccount } from './browser-cookie.ts'
import { callbackOf, refuseMixUp } from './callbacks.ts'
import { renewSecret } from './client-secret.ts'
import { hasAgreed, mustAskFirst, sendContinuePage } from './continue-page.ts'
import { hasTwoFactors, identityOf, type Identity } from './identity.ts'
import { knownUser, linkedAccount } from './link-account.ts'
import { findProvider, type StoredProvider } from './provider-queries.ts'
import { FederationRefusal, reasonOf } from './refusal.ts'
import { finishTest } from './test-sign-in.ts'
import type { WebCaller } from '../sessions/visitor.ts'

interface Asked {
  readonly providerId: string
  readonly email?: string | undefined
  readonly next?: string | undefined
  readonly fresh?: string | undefined
  /** The value that the link of the page "Continue to …?" contains. It proves that the person has seen the page. */
  readonly confirm?: string | undefined
}

/**
 * Begins a sign-in with a provider. Resolves to the address to redirect to (the provider's, or the start screen with an
 * error code), or to a page to show.
 */
export async function beginSignIn(
  app: App,
  call: WebCaller,
  c: Context<AppEnv>,
  { providerId, confirm, ...carried }: Asked,
): Promise<string | Response> {
  const { email, next, fresh } = carried
  const provider = needsDeviceCode(app.settings) ? null : await findProvider(app.db, providerId)
  if (provider === null) return startScreen(app, 'sso_unavailable', next)
  const isConfirmed = hasAgreed(app, c, provider, confirm)
  if (!isConfirmed && (await mustAskFirst(app, call, c, provider, carried))) {
    return sendContinuePage(app, call, c, provider, carried)
  }
  // Limit the sign-ins that one network address begins: each stores a row and makes this server call the provider.
  const of = addressBucket(call.visitor.ip)
  await app.limits.count([{ limit: limits.signInsBegun, of }])
  try {
    const config = await app.providers.configurationOf(provider)
    const isFresh = fresh === 'true'
    return await beginAttempt(app, c, config, { provider, next, email, isFresh, isConfirmed })
  } catch (error) {
    const refusal = new FederationRefusal('sso_unavailable', reasonOf(error), error)
    return refuse(app, call, c, provider, refusal, next)
  }
}

interface ProviderAnswer {
  /**
   * The provider's id in the path of the callback. Null for the callback that providers share, whose path names none.
   */
  readonly calledBack: string | null
  /** The query of the callback's URL, with its question mark. */
  readonly query: string
}

/** Handles a provider's answer to a sign-in or a test. Resolves to the address to redirect to, or to a page to show. */
export async function finishSignIn(
  app: App,
  call: WebCaller,
  c: Context<AppEnv>,
  { calledBack, query }: ProviderAnswer,
): Promise<string | Response> {
  const state = new URLSearchParams(query).get('state') ?? undefined
  const attempt = await takeAttempt(app, c, state)
  const provider = attempt === null ? null : await findProvider(app.db, attempt.providerId)
  if (attempt === null || provider === null || state === undefined) {
    c.set('organizationSignIn', 'refused')
    return startScreen(app, 'sso_expired', undefined)
  }
  const { testedById, confirmed: isConfirmed } = attempt
  const next = attempt.next ?? undefined
  const isTest = testedById !== null
  const identify = async () => {
    const callback = callbackOf(app.settings, provider, isTest)
    await refuseMixUp(app, provider, callback, { calledBack, answer: query })
    const config = await app.providers.configurationOf(provider).catch((error: unknown) => {
      throw new FederationRefusal('sso_unavailable', reasonOf(error), error)
    })
    return identityOf(
      app,
      config,
      { callback: callback.address, state, query },
      async (subject) => !isTest && (await knownUser(app.db, provider.id, subject)) !== null,
    )
  }
  if (isTest) return finishTest(app, call, provider, testedById, identify)
  // Report the sign-in as failed to the metrics, unless it succeeds below or is refused.
  c.set('organizationSignIn', 'failed')
  try {
    const identity = await identify()
    const landing = await openSession(app, call, { provider, next, isConfirmed, identity })
    c.set('organizationSignIn', 'accepted')
    return landing
  } catch (error) {
    if (error instanceof OtherAccount) {
      c.set('organizationSignIn', 'pending')
      return sendContinuePage(app, call, c, provider, { next })
    }
    if (!(error instanceof FederationRefusal)) throw error
    return refuse(app, call, c, provider, error, next)
  }
}

/** Thrown if the sign-in would replace the session of another account, and the person has not agreed to that. */
class OtherAccount extends Error {
  override readonly name = 'OtherAccount'
}

interface Identified {
  readonly provider: StoredProvider
  readonly identity: Identity
  readonly next: string | undefined
  readonly isConfirmed: boolean
}

async function openSession(
  app: App,
  call: WebCaller,
  { provider, identity, next, isConfirmed }: Identified,
): Promise<string> {
  const mails = app.mailQueue.newBatch()
  const opened = await app.db.transaction(async (tx) => {
    const linked = await linkedAccount(app, tx, call, provider, identity)
    if (!isConfirmed) refuseOtherAccount(call, linked.account)
    const opened = await call.visitor.openSession(tx, linked.account.id, {
      flow: 'organization',
      factors: ['organization', ...(hasTwoFactors(identity) ? ['organization_mfa'] : [])],
      provider: { id: provider.id, sid: identity.sid },
      provenAt: provenAt(app, identity),
    })
    if (linked.isNewLink) {
      const told = { to: linked.account, asked: call.visitor.language }
      await tellOwner(app, tx, mails, { ...told, change: 'organization_sign_in' })
    }
    return opened
  })
  call.visitor.adopt(opened)
  await mails.send()
  await renewSecret(app.db, app.keys, provider)
  return landingAfter(app, opened, next)
}

function refuseOtherAccount({ visitor: { session } }: WebCaller, { id }: Account) {
  if (session !== null && session.user.id !== id) throw new OtherAccount()
}

/**
 * When the person proved who they are to the provider. Without the claim `auth_time` this is assumed to be long ago:
 * the provider may have asked the person days ago.
 */
function provenAt({ clock }: Pick<App, 'clock'>, { authenticatedAt }: Identity): Date {
  if (authenticatedAt === null) return new Date(0)
  const now = clock.now()
  return authenticatedAt < now ? authenticatedAt : now
}

/** Refusals that choosing another account at the provider may solve. */
const ofAccount: ReadonlySet<OrganizationSignInError> = new Set([
  'sso_domain',
  'sso_other_person',
  'sso_no_account',
  'account_disabled',
])

async function refuse(
  app: App,
  call: WebCaller,
  c: Context<AppEnv>,
  { id: provider }: StoredProvider,
  { code, message: reason }: FederationRefusal,
  next: string | undefined,
): Promise<string> {
  c.set('organizationSignIn', code === 'sso_unavailable' ? 'failed' : 'refused')
  app.log.warn({ requestId: call.requestId, provider, code, reason }, 'no sign-in by the provider')
  const detail = { factor: 'organization', provider, reason: code }
  await audit(app, app.db, call, { event: 'sign_in_failed', userId: null, detail })
  if (ofAccount.has(code)) askForAccount(app, c, true)
  // Do not make the provider ask next time which account to use: some providers cannot ask, and refuse the sign-in
  // instead.
  if (code === 'sso_refused') askForAccount(app, c, false)
  return startScreen(app, code, next)
}

function startScreen({ settings }: App, error: OrganizationSignInError, next: string | undefined) {
  const target = nextAfterSignIn(next, settings.allowedRedirectOrigins)
  return authScreen('start', { error, ...(target === '/' ? {} : { next: target }) })
}
