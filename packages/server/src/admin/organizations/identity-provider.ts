import type { ValueFrom } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  externalIdentities,
  identityProviders,
} from '../../platform/db/schema/identity-providers.ts'
import { knownSecret, sealSecret } from '../../identity/federation/client-secret.ts'
import { endOtherSessions, endSessionsBy } from '../../identity/federation/end-sessions.ts'
import { findProviderOf, type StoredProvider } from '../../identity/federation/provider-queries.ts'
import { beginTest } from '../../identity/federation/test-sign-in.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { isForThisMachine } from '../../platform/http/is-local.ts'
import { newId } from '../../platform/random.ts'
import type { AdminWorld } from '../admin-world.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'
import { requireOrganization } from './domains.ts'
import { recordEnded } from './record-ended.ts'
import { shownProvider } from './shown-provider.ts'

/**
 * The identity provider of an organisation. Null: it has none. Throws ApiError `not_found` if there is no such
 * organisation.
 */
export async function identityProviderOf(app: AdminWorld, organizationId: string) {
  await requireOrganization(app.db, organizationId)
  const provider = await findProviderOf(app.db, organizationId)
  return provider === null ? null : shownProvider(app, app.db, provider)
}

interface Values {
  readonly name: string
  readonly issuer: string
  readonly client_id: string
  readonly client_secret?: string | undefined
  readonly jit: boolean
  readonly reason?: string | undefined
}

/**
 * Creates or changes the identity provider of an organisation. Throws ApiError `not_found` if there is no such
 * organisation, `validation_failed` for a wrong issuer or a missing client secret, and `conflict` if an import has
 * stored the provider.
 */
export async function saveProvider(
  app: AdminWorld,
  call: AdminCaller,
  organizationId: string,
  values: Values,
): Promise<ValueFrom<'saveIdentityProvider'>> {
  const { name, client_id: clientId, client_secret: secret, jit, reason } = values
  const issuer = issuerOf(app, values.issuer)
  return app.db.transaction(async (tx) => {
    // Lock the organisation: of two requests that create its provider, the second waits and then changes that of the
    // first.
    await requireOrganization(tx, organizationId, 'update')
    const before = await findProviderOf(tx, organizationId, 'update')
    refuseImported(before)
    const id = before?.id ?? newId()
    // Keep the stored client secret only if the issuer is the same: it must not be sent to an issuer for which nobody
    // entered it.
    const known = before?.issuer === issuer ? knownSecret(app.keys, before) : null
    if (secret === undefined && known === null) {
      throw fieldError('client_secret', 'This field cannot be empty', 'required')
    }
    const isOther = before?.issuer !== issuer || before.clientId !== clientId
    const isTested = !isOther && (secret === undefined || secret === known)
    const values = { organizationId, name, issuer, clientId, jit }
    const stored = {
      ...values,
      sealedSecret: sealSecret(app.keys, id, secret ?? known ?? ''),
      enforced: !isOther && before.enforced,
      sharedCallback: !isOther && before.sharedCallback,
      lastTest: isTested && before ? before.lastTest : null,
    }
    await tx
      .insert(identityProviders)
      .values({ id, ...stored })
      .onConflictDoUpdate({ target: identityProviders.organizationId, set: stored })
    // With another issuer or client id, the same subject (the id of a person at the provider) may be another person:
    // unlink all accounts from the provider, and end the sessions that it has opened.
    if (isOther) {
      await tx.delete(externalIdentities).where(eq(externalIdentities.providerId, id))
      const ended = await endSessionsBy(tx, { id, organizationId }, app.clock.now())
      await recordEnded(app, tx, call, id, ended)
    }
    await recordChange(app, tx, call, {
      event: 'identity_provider_saved',
      userId: null,
      detail: { organization: organizationId, provider: id },
      ...(before && { before: recorded(before) }),
      after: { ...recorded(stored), client_secret: secret === undefined ? 'kept' : 'set' },
      reason,
    })
    const saved = await findProviderOf(tx, organizationId)
    if (saved === null) throw new ApiError('conflict')
    return shownProvider(app, tx, saved)
  })
}

export async function removeProvider(
  app: AdminWorld,
  call: AdminCaller,
  organizationId: string,
  { reason }: { readonly reason?: string | undefined },
) {
  await app.db.transaction(async (tx) => {
    const before = await holdProvider(tx, organizationId)
    refuseImported(before)
    const ended = await endSessionsBy(tx, before, app.clock.now())
    await tx.delete(identityProviders).where(eq(identityProviders.id, before.id))
    await recordChange(app, tx, call, {
      event: 'identity_provider_removed',
      userId: null,
      detail: { organization: organizationId, provider: before.id },
      before: recorded(before),
      reason,
    })
    await recordEnded(app, tx, call, before.id, ended)
  })
}

/**
 * Tests the organisation's identity provider, and begins a test sign-in: the administrator's browser must open
 * `redirect_url`, which is null if the test has failed before that. Throws ApiError `not_found` if the organisation has
 * no provider.
 */
export async function testProvider(
  app: App,
  call: AdminCaller,
  c: Context<AppEnv>,
  organizationId: string,
): Promise<{ redirect_url: string | null; identity_provider: ValueFrom<'saveIdentityProvider'> }> {
  const provider = await findProviderOf(app.db, organizationId)
  if (provider === null) throw new ApiError('not_found')
  const by = call.administrator.userId ?? ''
  const { redirectUrl, test: lastTest } = await beginTest(app, c, provider, by)
  const shown = await shownProvider(app, app.db, { ...provider, lastTest })
  return { redirect_url: redirectUrl, identity_provider: shown }
}

/**
 * Sets whether the organisation's people must sign in with its identity provider. Throws ApiError `not_found` if it has
 * none, and `conflict` if an import has stored the provider. Also throws `conflict` for `enforced: true` before a test
 * sign-in has succeeded and a mail domain is verified.
 */
export async function enforceProvider(
  app: AdminWorld,
  call: AdminCaller,
  organizationId: string,
  { enforced, reason }: { readonly enforced: boolean; readonly reason?: string | undefined },
): Promise<ValueFrom<'saveIdentityProvider'>> {
  return app.db.transaction(async (tx) => {
    const before = await holdProvider(tx, organizationId)
    refuseImported(before)
    const { obstacles } = await shownProvider(app, tx, before)
    const [obstacle] = enforced && !before.enforced ? obstacles : []
    if (obstacle !== undefined)
      throw because(
        'conflict',
        obstacle === 'not_tested' ? 'sign_in_untested' : 'no_verified_domain',
      )
    const after = { ...before, enforced }
    if (before.enforced !== enforced) {
      const isIt = eq(identityProviders.id, before.id)
      await tx.update(identityProviders).set({ enforced }).where(isIt)
      await recordChange(app, tx, call, {
        event: 'identity_provider_enforced',
        userId: null,
        detail: { organization: organizationId, provider: before.id },
        before: { enforced: before.enforced },
        after: { enforced },
        reason,
      })
      if (enforced) {
        const ended = await endOtherSessions(tx, before, app.clock.now())
        await recordEnded(app, tx, call, before.id, ended)
      }
    }
    return shownProvider(app, tx, after)
  })
}

async function holdProvider(tx: Database, organizationId: string): Promise<StoredProvider> {
  const provider = await findProviderOf(tx, organizationId, 'update')
  if (provider === null) throw new ApiError('not_found')
  return provider
}

function refuseImported(provider: StoredProvider | null) {
  if (provider?.imported) {
    throw because('conflict', 'owned_by_import')
  }
}

/**
 * Returns the given issuer unchanged. Throws ApiError `validation_failed` unless it is an https address without user,
 * password, query and fragment. Outside production, a platform on this machine also accepts http.
 */
function issuerOf({ settings }: Pick<AdminWorld, 'settings'>, text: string): string {
  const isHere = !settings.production && isForThisMachine(settings)
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'https:' || (isHere && url?.protocol === 'http:')
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && !url.hash
  if (url !== null && isWeb && isPlain) return text
  throw fieldError('issuer', 'Please enter an address that begins with https://', 'address_invalid')
}

type Recorded = Pick<StoredProvider, 'name' | 'issuer' | 'clientId' | 'jit' | 'enforced'>

const recorded = ({ name, issuer, clientId, jit, enforced }: Recorded) => ({
  name,
  issuer,
  client_id: clientId,
  jit,
  enforced,
})
