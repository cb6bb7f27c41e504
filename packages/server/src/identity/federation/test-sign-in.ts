import {
  providerTestSteps,
  type ProviderTest,
  type ProviderTestStep,
} from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { beginAttempt } from './attempts.ts'
import { hasTwoFactors, type Identity } from './identity.ts'
import { requireOwnAddress } from './link-account.ts'
import type { StoredProvider } from './provider-queries.ts'
import { FederationRefusal, reasonOf } from './refusal.ts'
import type { WebCaller } from '../sessions/visitor.ts'

interface Finding {
  readonly step: ProviderTestStep
  readonly outcome: 'ok' | 'warning' | 'failed'
  readonly message?: string
}

/**
 * Tests a provider: checks its issuer and keys, and begins a sign-in that opens no session. `redirectUrl`: where the
 * administrator's browser goes for that sign-in; null if a check has failed.
 */
export async function beginTest(
  app: App,
  c: Context<AppEnv>,
  provider: StoredProvider,
  testedById: string,
): Promise<{ readonly redirectUrl: string | null; readonly test: ProviderTest }> {
  const findings: Finding[] = []
  try {
    const config = await app.providers.configurationOf(provider)
    findings.push({ step: 'issuer', outcome: 'ok' })
    const { jwks_uri: keysAddress } = config.serverMetadata()
    findings.push(await lookAtKeys(app, keysAddress))
    const isReachable = findings.every(({ outcome }) => outcome === 'ok')
    const redirectUrl = isReachable
      ? await beginAttempt(app, c, config, { provider, testedById, isFresh: true })
      : null
    return { redirectUrl, test: await store(app, provider, findings, { isFinished: !isReachable }) }
  } catch (error) {
    findings.push({ step: 'issuer', outcome: 'failed', message: reasonOf(error) })
    return { redirectUrl: null, test: await store(app, provider, findings, { isFinished: true }) }
  }
}

async function lookAtKeys({ providers }: App, address: string | undefined): Promise<Finding> {
  const failed = (message: string) => ({ step: 'keys', outcome: 'failed', message }) as const
  if (address === undefined) return failed('the provider names no address of its keys')
  try {
    const answer = await providers.fetch(address)
    const { keys } = (await answer.json()) as { keys?: unknown }
    const count = Array.isArray(keys) ? keys.length : 0
    return count > 0 ? { step: 'keys', outcome: 'ok' } : failed('the provider has no keys')
  } catch (error) {
    return failed(reasonOf(error))
  }
}

/** Stores the result of a provider's test. Resolves to the path of the administration page that shows it. */
export async function finishTest(
  app: App,
  call: WebCaller,
  provider: StoredProvider,
  testedById: string,
  identify: () => Promise<Identity>,
): Promise<string> {
  const findings: Finding[] = [
    { step: 'issuer', outcome: 'ok' },
    { step: 'keys', outcome: 'ok' },
  ]
  let identity: Identity | null = null
  try {
    identity = await identify()
    findings.push({ step: 'token', outcome: 'ok' })
    await requireOwnAddress(app.db, provider, identity)
    findings.push({ step: 'address', outcome: 'ok' }, secondFactorOf(identity))
  } catch (error) {
    if (!(error instanceof FederationRefusal)) throw error
    const step = identity === null ? 'token' : 'address'
    findings.push({ step, outcome: 'failed', message: error.message })
  }
  const startedAt = provider.lastTest?.started_at
  const test = await store(app, provider, findings, { isFinished: true, identity, startedAt })
  const detail = { provider: provider.id, by: testedById, worked: test.worked }
  await audit(app, app.db, call, { event: 'identity_provider_tested', userId: null, detail })
  return testedPage(provider.organizationId)
}

/** Path of the administration page that shows the test of an organisation's provider. */
const testedPage = (organizationId: string) =>
  `/admin/organizations/${encodeURIComponent(organizationId)}/identity-provider`

function secondFactorOf(identity: Identity): Finding {
  if (hasTwoFactors(identity)) return { step: 'second_factor', outcome: 'ok' }
  const message =
    identity.amr.length === 0
      ? 'The provider does not say how the person was authenticated (claim amr). It counts as one factor.'
      : 'The person has shown one factor.'
  return { step: 'second_factor', outcome: 'warning', message }
}

interface Stand {
  readonly isFinished: boolean
  readonly identity?: Identity | null
  readonly startedAt?: string | undefined
}

/**
 * Stores the findings of a provider's test, unless an administrator has changed the provider's settings meanwhile.
 * Resolves to the test's result, even if it is not stored.
 */
async function store(
  { db, clock }: App,
  provider: StoredProvider,
  findings: readonly Finding[],
  { isFinished, identity, startedAt }: Stand,
): Promise<ProviderTest> {
  const now = clock.now().toISOString()
  const found = new Map(findings.map((finding) => [finding.step, finding]))
  const steps = providerTestSteps.map((step) => {
    const { outcome = 'not_reached', message } = found.get(step) ?? {}
    return { step, outcome, message: message === undefined ? null : storable(message) }
  })
  const worked = steps.every(({ outcome }) => outcome === 'ok' || outcome === 'warning')
  const test: ProviderTest = {
    started_at: startedAt ?? now,
    finished_at: isFinished ? now : null,
    worked,
    steps,
    email: identity?.email ?? null,
    amr: [...(identity?.amr ?? [])],
  }
  const { id, issuer, clientId, sealedSecret } = provider
  await db
    .update(identityProviders)
    // The test's sign-in came back to the provider's own callback, which is therefore registered at the provider: stop
    // using the callback that providers share.
    .set({ lastTest: test, ...(identity && { sharedCallback: false }) })
    .where(
      and(
        eq(identityProviders.id, id),
        eq(identityProviders.issuer, issuer),
        eq(identityProviders.clientId, clientId),
        eq(identityProviders.sealedSecret, sealedSecret),
      ),
    )
  return test
}

/**
 * Makes a message that quotes the provider storable: the database accepts neither NUL characters nor half surrogate
 * pairs. Cuts off what follows the first 1,000 characters.
 */
const storable = (message: string) =>
  message
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 1000)
    .toWellFormed()
