import { eq, sql } from 'drizzle-orm'
import { organizations } from '../platform/db/schema/accounts.ts'
import { externalIdentities, identityProviders } from '../platform/db/schema/identity-providers.ts'
import { organizationDomains } from '../platform/db/schema/organization-domains.ts'
import { knownSecret, sealSecret } from '../identity/federation/client-secret.ts'
import { endOtherSessions, endSessionsBy } from '../identity/federation/end-sessions.ts'
import { findProviderOf } from '../identity/federation/provider-queries.ts'
import { newId } from '../platform/random.ts'
import { readSecret } from '../platform/settings/secret-files.ts'
import { mailDomain } from '../platform/mail/email-address.ts'
import type { ImportedSections } from './import-schema.ts'
import type { ImportStep } from './import-step.ts'
import { recordEnded } from './record-import.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Stores the mail domains of organisations, and the identity providers with which their people sign in. If people must
 * sign in with the provider, ends their sessions that were opened in another way.
 */
export async function applyOrganizationSignIn(
  step: ImportStep,
  sections: Pick<ImportedSections, 'domains' | 'identity_providers'>,
  env: Environment,
) {
  const { domains, identity_providers: providers } = sections
  if (domains.length === 0 && providers.length === 0) return
  const rows = await step.db.select({ id: organizations.id }).from(organizations)
  const ids = new Set(rows.map(({ id }) => id))
  const isKnown = (section: string, index: number, organization: string) => {
    if (ids.has(organization)) return true
    step.mistakes.add([section, index, 'organization'], `there is no organization ${organization}`)
    return false
  }
  for (const [index, entry] of domains.entries())
    if (isKnown('domains', index, entry.organization)) await applyDomain(step, index, entry)
  for (const [index, entry] of providers.entries())
    if (isKnown('identity_providers', index, entry.organization))
      await applyProvider(step, index, entry, env)
  for (const organization of new Set(
    [...domains, ...providers].map((entry) => entry.organization),
  )) {
    const provider = await findProviderOf(step.db, organization)
    if (provider?.enforced)
      await recordEnded(step, provider.id, await endOtherSessions(step.db, provider, step.now))
  }
}

async function applyDomain(
  { db, now, mistakes }: ImportStep,
  index: number,
  { domain: text, organization }: ImportedSections['domains'][number],
) {
  const domain = mailDomain(text) ?? text
  const [stored] = await db
    .insert(organizationDomains)
    .values({ domain, organizationId: organization, dnsToken: newId(), verifiedAt: now })
    .onConflictDoUpdate({
      target: organizationDomains.domain,
      set: { verifiedAt: sql`coalesce(${organizationDomains.verifiedAt}, excluded.verified_at)` },
    })
    .returning()
  if (stored?.organizationId === organization) return
  mistakes.add(['domains', index, 'domain'], `belongs to ${stored?.organizationId} already`)
}

interface Secret {
  readonly secret: string | null | undefined
  readonly why?: string
}

function secretIn(env: Environment, variable: string): Secret {
  try {
    const secret = readSecret(env, variable)
    return { secret, why: `${variable} is not set` }
  } catch (error) {
    return { secret: undefined, why: `${variable} ${(error as Error).message}` }
  }
}

async function applyProvider(
  step: ImportStep,
  index: number,
  entry: ImportedSections['identity_providers'][number],
  env: Environment,
) {
  const { db, keys, now, mistakes, renewed } = step
  const path = ['identity_providers', index]
  const { organization, name, issuer, client_id: clientId, jit, enforced, imported } = entry
  const before = await findProviderOf(db, organization)
  const id = before?.id ?? entry.id ?? newId()
  if (entry.id !== undefined && entry.id !== id) {
    mistakes.add([...path, 'id'], `is ${id} already`)
  }
  const variable = entry.client_secret?.replace('env:', '')
  // Keep the stored client secret only if the issuer is the same: it must not be sent to an issuer for which nobody
  // entered it.
  const known = before?.issuer === issuer ? knownSecret(keys, before) : null
  const read: Secret = variable === undefined ? { secret: known } : secretIn(env, variable)
  if (!read.secret) {
    mistakes.add([...path, 'client_secret'], read.why ?? 'is missing')
    return
  }
  const { secret } = read
  const isOther = before?.issuer !== issuer || before.clientId !== clientId
  const isSame = !isOther && secret === known
  if (secret !== known) renewed.set(`identity_providers ${organization}`, [])
  const values = {
    organizationId: organization,
    name,
    issuer,
    clientId,
    jit,
    enforced,
    imported,
    sharedCallback: !isOther && before.sharedCallback,
    sealedSecret: isSame && before ? before.sealedSecret : sealSecret(keys, id, secret),
    lastTest: isSame && before ? before.lastTest : null,
  }
  await db
    .insert(identityProviders)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: identityProviders.organizationId, set: values })
  // With another issuer or client id, the same subject (the id of a person at the provider) may be another person:
  // unlink all accounts from the provider, and end the sessions that it has opened.
  if (!isOther) return
  await db.delete(externalIdentities).where(eq(externalIdentities.providerId, id))
  const provider = { id, organizationId: organization }
  await recordEnded(step, id, await endSessionsBy(db, provider, now))
}
